import type { Context } from '../measure-parts.ts';
import { responseTo } from '../response.ts';
import { compare } from '../compare.ts';
import { withDatabase } from '../database.ts';
import { timeFirstResponses } from '../first-responses.ts';
import { fillTables } from '../lists/fill-tables.ts';
import { TESTIMONIALS } from '../lists/testimonials.ts';
import { missedReads } from '../reads/promises.ts';
import { readsTable } from '../reads/table.ts';
import { slowdownOf } from '../reads/slowdown.ts';
import type { Effort } from '../measure-parts.ts';
import type { Site } from '../site.ts';

const ROWS = [1, 100, 10_000];
const PATH = '/api/testimonials';
const BROWSER = { 'accept-encoding': 'br' };
const PROMISE = { atLeast: 0.5, p99Below: 50 };

export const part = {
  name: 'reads',
  title: 'Public reads',
  measure,
  table: readsTable,
  misses: missedReads,
};

async function measure({ startSite, effort, say }: Context) {
  const site = await startSite();
  const scenarios = [];
  const changed = [];
  for (const rows of ROWS) {
    await refill(site.dataFolder, rows);
    const name = `GET ${PATH}, ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
    say(`Measuring ${name} ...`);
    scenarios.push({
      rows,
      ...(await compare(site, { name, path: PATH, headers: BROWSER, ...PROMISE }, effort)),
    });
    changed.push({ rows, ...(await timeChanges(site, effort)) });
  }
  const growth = slowdownOf(scenarios);
  say(`Measuring GET ${PATH} with its current ETag ...`);
  const conditional = await compare(site, await conditionalRequest(site), effort);
  await site.stop();
  return { scenarios: [...scenarios, conditional], changed, growth };
}

const refill = (dataFolder: string, rows: number) =>
  withDatabase(dataFolder, async (client) => {
    await client.query('delete from testimonial');
    await fillTables(dataFolder, [TESTIMONIALS], rows);
    await client.query('update testimonial set is_active = true');
  });

/** Renames the newest row, which is in the response. */
const timeChanges = (site: Site, { isQuick }: Effort) =>
  withDatabase(site.dataFolder, (client) => {
    const rename = (time: number) =>
      client.query(
        `update testimonial set name = $1 where id = (select id from testimonial order by created_at desc limit 1)`,
        [`Renamed ${time}`],
      );
    return timeFirstResponses(site.address + PATH, rename, isQuick ? 10 : 40);
  });

/** Returns the conditional request of a browser that has cached the response. */
async function conditionalRequest({ address }: Site) {
  const { headers } = await responseTo(address + PATH, BROWSER);
  return {
    name: `GET ${PATH}, 304`,
    path: PATH,
    headers: { ...BROWSER, 'if-none-match': headers.etag ?? '' },
    status: 304,
    ...PROMISE,
  };
}
