import { inTurns } from '../compare.mjs';
import { median } from '../figures.mjs';
import { MEGABYTE } from '../table.mjs';
import { formOf } from './form.mjs';
import { receive, weigh } from './transfer.mjs';

const AT_MOST = 50;
/** What is loaded and compiled once is no growth. */
const WARM_UP_MEGABYTES = 64;

/**
 * What it takes to upload and to download one large file: megabytes per second beside a bare server, and by how many megabytes
 * the site's memory moves. `upload(server, form)` resolves to the address of what was sent.
 */
export async function weighLarge(site, bare, { upload, megabytes, rounds }) {
  for (const server of [site, bare]) await receive(await upload(server, formOf(WARM_UP_MEGABYTES)));
  const latest = new Map();
  const uploading = (server) => async () => latest.set(server, await upload(server, formOf(megabytes)));
  const downloading = (server) => () => receive(latest.get(server));
  const readings = [];
  for (const [work, working] of Object.entries({ upload: uploading, download: downloading })) {
    const measured = await inTurns(rounds, {
      site: () => weigh(site, working(site)),
      bare: () => weigh(bare, working(bare)),
    });
    readings.push({ work, megabytes, ...figuresOfLarge(measured, megabytes), atMost: AT_MOST });
  }
  return readings;
}

/** The middle of the rounds in speed, the worst of them in memory. */
export function figuresOfLarge(measured, megabytes) {
  const { before, peak, after } = measured
    .map(({ site }) => site)
    .reduce((worst, round) => (movedBy(round) > movedBy(worst) ? round : worst));
  return {
    site: megabytes / median(measured.map(({ site }) => site.seconds)),
    bare: megabytes / median(measured.map(({ bare }) => bare.seconds)),
    ratio: median(measured.map(({ site, bare }) => bare.seconds / site.seconds)),
    before: before / MEGABYTE,
    peak: peak / MEGABYTE,
    after: after / MEGABYTE,
    moved: movedBy({ before, peak }) / MEGABYTE,
  };
}

const movedBy = ({ before, peak }) => peak - before;
