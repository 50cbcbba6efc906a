import { compare } from '../compare.mjs';
import { missedRatios } from '../promises.mjs';
import { readingsTable } from '../table.mjs';

const LANDING = { path: '/es', headers: { 'accept-encoding': 'br' }, atLeast: 0.5 };

export const part = {
  name: 'pages',
  title: 'Rendered pages beside a bare server that sends the same bytes',
  measure,
  table: readingsTable,
  misses: missedRatios,
};

async function measure({ startSite, effort }) {
  const site = await startSite();
  const readings = [await compare(site, LANDING, effort)];
  await site.stop();
  return readings;
}
