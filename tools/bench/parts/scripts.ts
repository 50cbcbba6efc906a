import type { Context } from '../measure-parts.ts';
import { budgetLines, pagesToOpen } from '../scripts/pages.ts';
import { missedScripts, scriptsTable } from '../scripts/scripts-table.ts';
import { weighScripts } from '../scripts/weigh-scripts.ts';

export const part = {
  name: 'scripts',
  title: 'JavaScript of a page, compressed',
  measure,
  table: scriptsTable,
  misses: missedScripts,
};

async function measure({ root, startSite }: Context) {
  const site = await startSite();
  const pages = await weighScripts(site.address, pagesToOpen(root));
  await site.stop();
  return { pages, budgets: budgetLines(root) };
}
