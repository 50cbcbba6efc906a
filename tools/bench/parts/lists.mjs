import { fillTables, LISTS, ROWS } from '../lists/index.mjs';
import { timeLists } from '../lists/time-lists.mjs';
import { missedWaits } from '../promises.mjs';
import { waitsTable } from '../table.mjs';

export const part = {
  name: 'lists',
  title: 'Lists of the console',
  measure,
  table: waitsTable,
  misses: missedWaits,
};

async function measure({ startSite, say }) {
  const site = await startSite();
  await fillTables(site.dataFolder, LISTS);
  const waits = [];
  for (const list of LISTS) {
    say(`Timing lists of ${ROWS} rows of ${list.table} ...`);
    waits.push(...(await timeLists(site, list)));
  }
  await site.stop();
  return waits;
}
