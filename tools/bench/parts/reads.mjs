import { answerTo } from '../answer.mjs';
import { compare } from '../compare.mjs';
import { withDatabase } from '../database.mjs';
import { timeFirstAnswers } from '../first-answers.mjs';
import { fillTables } from '../lists/fill-tables.mjs';
import { TESTIMONIALS } from '../lists/testimonials.mjs';
import { missedReads } from '../reads/promises.mjs';
import { readsTable } from '../reads/table.mjs';
import { growthOf } from '../reads/growth-of.mjs';

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

async function measure({ startSite, effort, say }) {
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
  say(`Measuring GET ${PATH} with the tag of what is there ...`);
  scenarios.push(await compare(site, await unchanged(site), effort));
  await site.stop();
  return { scenarios, changed, growth: growthOf(scenarios.slice(0, ROWS.length)) };
}

const refill = (dataFolder, rows) =>
  withDatabase(dataFolder, async (client) => {
    await client.query('delete from testimonial');
    await fillTables(dataFolder, [TESTIMONIALS], rows);
    await client.query('update testimonial set is_active = true');
  });

/** The newest row is in the answer. */
const timeChanges = (site, { isQuick }) =>
  withDatabase(site.dataFolder, (client) => {
    const rename = (time) =>
      client.query(
        `update testimonial set name = $1 where id = (select id from testimonial order by created_at desc limit 1)`,
        [`Renamed ${time}`],
      );
    return timeFirstAnswers(site.address + PATH, rename, isQuick ? 10 : 40);
  });

/** A browser that has the answer already asks whether it still holds. */
async function unchanged({ address }) {
  const { headers } = await answerTo(address + PATH, BROWSER);
  return {
    name: `GET ${PATH}, 304`,
    path: PATH,
    headers: { ...BROWSER, 'if-none-match': headers.etag },
    status: 304,
    ...PROMISE,
  };
}
