import { weighScripts } from '../landing-scripts.mjs';
import { scriptsLine } from '../table.mjs';

/** Bytes of JavaScript of the landing page, compressed. */
const LANDING_SCRIPTS = { path: '/es', atMost: 130_000 };

export const part = {
  name: 'scripts',
  title: 'JavaScript of a page',
  measure,
  table: scriptsLine,
  misses: ({ bytes, isKept }) =>
    isKept || bytes === null ? [] : [`The landing page loads ${bytes} bytes of JavaScript.`],
};

async function measure({ startSite }) {
  const { path, atMost } = LANDING_SCRIPTS;
  const site = await startSite();
  const weighed = await weighScripts(site.address + path);
  await site.stop();
  return { path, atMost, ...weighed, isKept: weighed.bytes !== null && weighed.bytes <= atMost };
}
