import { timeRequests } from '../http.ts';
import { requestsOf } from '../lists.ts';
import type { Context } from '../measure-parts.ts';
import { fillTables, LISTED_TABLES } from '../fill-tables.ts';

const ROWS = 10_000;
const TIMES = 30;
const FEW_TIMES = 5;
const AT_MOST_MS = 50;

export const part = {
  name: 'lists',
  title: `Lists of the console, ${ROWS.toLocaleString('en')} rows in each table`,
  measure,
};

async function measure({ startSite, effort, print }: Context) {
  const site = await startSite();
  print('Filling the tables ...');
  await fillTables(site.dataFolder, LISTED_TABLES, ROWS);
  const { firstPages, others } = await requestsOf(site.url);
  print('Timing the lists ...');
  const times = effort.isQuick ? FEW_TIMES : TIMES;
  const waits = await timeRequests({ site: site.url }, [...firstPages, ...others], { times, step: ROWS });
  await site.stop();
  return [
    waits.map(({ name, ms, slowest }) => ({
      name,
      figures: { 'median ms': ms, 'slowest ms': slowest },
      promises: { 'median ms': { atMost: AT_MOST_MS } },
    })),
  ];
}
