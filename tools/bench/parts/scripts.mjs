import { budgetLines, pagesToOpen } from '../scripts/pages.mjs';
import { missedScripts, scriptsTable } from '../scripts/scripts-table.mjs';
import { weighScripts } from '../scripts/weigh-scripts.mjs';

export const part = {
  name: 'scripts',
  title: 'JavaScript of a page, compressed',
  measure,
  table: scriptsTable,
  misses: missedScripts,
};

async function measure({ root, startSite }) {
  const site = await startSite();
  const pages = await weighScripts(site.address, pagesToOpen(root));
  await site.stop();
  return { pages, budgets: budgetLines(root) };
}
