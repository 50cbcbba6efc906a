import { compare, slowdownOf } from '../compare.ts';
import { ask } from '../http.ts';
import type { Context } from '../measure-parts.ts';
import type { Row } from '../report.ts';
import { fillTables } from '../fill-tables.ts';
import { withDatabase } from '../database.ts';

const ROWS = [1, 100, 10_000];
const PATH = '/api/testimonials';
const HEADERS = { 'accept-encoding': 'br' };

export const part = { name: 'reads', title: 'Public reads beside a bare server', measure };

async function measure({ startSite, effort, print }: Context) {
  const site = await startSite();
  const scenarios: Row[] = [];
  for (const rows of ROWS) {
    await refill(site.dataFolder, rows);
    const name = `GET ${PATH}, ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
    print(`Measuring ${name} ...`);
    scenarios.push(await compare(site, { name, path: PATH, headers: HEADERS }, effort));
  }
  const growth = slowdownOf(scenarios);
  print(`Measuring GET ${PATH} with its current ETag ...`);
  const { etag = '' } = (await ask(site.url, { path: PATH, headers: HEADERS })).headers;
  const conditional = {
    name: `GET ${PATH}, 304`,
    path: PATH,
    headers: { ...HEADERS, 'if-none-match': etag },
    status: 304,
  };
  scenarios.push(await compare(site, conditional, effort));
  await site.stop();
  return [scenarios, [growth]];
}

const refill = (dataFolder: string, rows: number) =>
  withDatabase(dataFolder, async (client) => {
    await client.query('delete from testimonial');
    await fillTables(dataFolder, ['testimonial'], rows);
    await client.query('update testimonial set is_active = true');
  });
