import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

/** Total bytes of the compressed JavaScript of a page. */
const LANDING_PAGE = 130_000;
const FIRST_ADMIN_PAGE = 300_000;

function budgetOf(project: string, page: string) {
  const text = readFileSync(new URL(`../${project}/budget.json`, import.meta.url), 'utf8');
  const budgets = JSON.parse(text) as Record<string, { brotliBytes: number } | undefined>;
  return budgets[page]?.brotliBytes ?? Infinity;
}

describe('budgets', () => {
  it('of the landing page add up to at most 130 kB', () => {
    const bytes = budgetOf('shell', 'every public page') + budgetOf('mfe-public', 'the landing page');
    expect(bytes).toBeLessThanOrEqual(LANDING_PAGE);
  });

  it('of the first admin page add up to at most 300 kB', () => {
    const bytes = budgetOf('shell', 'the first admin page') + budgetOf('mfe-settings', 'dashboard');
    expect(bytes).toBeLessThanOrEqual(FIRST_ADMIN_PAGE);
  });
});
