import { fillTables, LISTS, ROWS } from '../lists/index.mjs';
import { timeLists } from '../lists/time-lists.mjs';
import { missedWaits } from '../promises.mjs';
import { waitsTable } from '../table.mjs';

export const part = {
  name: 'lists',
  title: `Lists of the console, ${ROWS.toLocaleString('en')} rows in each table`,
  measure,
  table: waitsTable,
  misses: missedWaits,
};

async function measure({ startSite, effort, say }) {
  const site = await startSite();
  await fillTables(site.dataFolder, LISTS);
  const waits = [];
  for (const list of LISTS) {
    say(`Timing lists of ${list.table} ...`);
    waits.push(...(await timeLists(site, list, effort)));
  }
  await site.stop();
  return waits;
}
