import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

/** Issue 3: all JavaScript of a page, compressed. */
const LANDING_PAGE = 130_000;
const FIRST_ADMIN_PAGE = 400_000;

const budgetOf = (project, page) =>
  JSON.parse(readFileSync(new URL(`../${project}/budget.json`, import.meta.url), 'utf8'))[page].brotliBytes;

it('leaves the landing page no more scripts than the site promises', () => {
  const bytes = budgetOf('shell', 'every public page') + budgetOf('mfe-public', 'the landing page');
  expect(bytes).toBeLessThanOrEqual(LANDING_PAGE);
});

it('leaves the first admin page no more scripts than the site promises', () => {
  const bytes = budgetOf('shell', 'the first admin page') + budgetOf('mfe-settings', 'dashboard');
  expect(bytes).toBeLessThanOrEqual(FIRST_ADMIN_PAGE);
});
