import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

/** Issue 3: all JavaScript of the landing page, compressed. */
const LANDING_PAGE = 130_000;

const read = (project) =>
  Object.values(JSON.parse(readFileSync(new URL(`../${project}/budget.json`, import.meta.url), 'utf8')));

it('leaves the landing page no more scripts than the site promises', () => {
  const budgets = ['shell', 'mfe-public'].flatMap(read);
  expect(budgets).toHaveLength(2);
  expect(budgets.reduce((total, { brotliBytes }) => total + brotliBytes, 0)).toBeLessThanOrEqual(
    LANDING_PAGE,
  );
});
