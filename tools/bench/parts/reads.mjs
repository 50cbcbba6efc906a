import { compare } from '../compare.mjs';
import { missedRatios } from '../promises.mjs';
import { readingsTable } from '../table.mjs';

const TESTIMONIALS = { path: '/api/testimonials', headers: { 'accept-encoding': 'br' }, atLeast: 0.5 };

export const part = {
  name: 'reads',
  title: 'Public reads beside a bare server that sends the same bytes',
  measure,
  table: readingsTable,
  misses: missedRatios,
};

async function measure({ startSite, effort }) {
  const site = await startSite();
  const readings = [await compare(site, TESTIMONIALS, effort)];
  await site.stop();
  return readings;
}
