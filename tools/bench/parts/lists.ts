import type { Context } from '../measure-parts.ts';
import { fillTables, LISTS, ROWS } from '../lists/index.ts';
import { timeLists } from '../lists/time-lists.ts';
import { memoryOf } from '../processes.ts';
import { missedWaits } from '../promises.ts';
import { waitsTable } from '../table.ts';

export const part = {
  name: 'lists',
  title: `Lists of the console, ${ROWS.toLocaleString('en')} rows in each table`,
  measure,
  table: waitsTable,
  misses: missedWaits,
};

async function measure({ startSite, effort, say }: Context) {
  const site = await startSite();
  await fillTables(site.dataFolder, LISTS);
  const waits = [];
  for (const list of LISTS) {
    say(`Timing lists of ${list.table} ...`);
    const readings = await timeLists(site, list, effort);
    const { rss: memoryBytes } = await memoryOf(site.child);
    waits.push(...readings.map((reading) => ({ ...reading, memoryBytes })));
  }
  await site.stop();
  return waits;
}
