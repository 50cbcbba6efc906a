import { inTurns } from '../compare.ts';
import { median } from '../figures.ts';
import { MEGABYTE } from '../table.ts';
import { formOf } from './form.ts';
import type { Server } from '../processes.ts';
import type { Form } from './form.ts';
import { receive, weigh, type Weighed } from './transfer.ts';

export type Upload = (server: Server, form: Form) => Promise<string>;

export type LargeReading = ReturnType<typeof figuresOfLarge> & {
  work: string;
  megabytes: number;
  atMost: number;
};

const AT_MOST = 50;
/** Size of the first transfer, which loads and compiles the code. */
const WARM_UP_MEGABYTES = 64;

/**
 * Measures the upload and the download of one large file: megabytes per second beside a bare server, and the change of the site's
 * memory in megabytes. `upload` resolves with the URL of the file.
 */
export async function weighLarge(
  site: Server,
  bare: Server,
  { upload, megabytes, rounds }: { upload: Upload; megabytes: number; rounds: number },
): Promise<LargeReading[]> {
  for (const server of [site, bare]) await receive(await upload(server, formOf(WARM_UP_MEGABYTES)));
  const latest = new Map<Server, string>();
  const uploading = (server: Server) => async () =>
    latest.set(server, await upload(server, formOf(megabytes)));
  const downloading = (server: Server) => () => receive(latest.get(server) ?? '');
  const readings: LargeReading[] = [];
  for (const [work, working] of Object.entries({ upload: uploading, download: downloading })) {
    const measured = await inTurns(rounds, {
      site: () => weigh(site, working(site)),
      bare: () => weigh(bare, working(bare)),
    });
    readings.push({ work, megabytes, ...figuresOfLarge(measured, megabytes), atMost: AT_MOST });
  }
  return readings;
}

/** Returns the median speed and the worst change of memory of all rounds. */
export function figuresOfLarge(measured: Record<'site' | 'bare', Weighed>[], megabytes: number) {
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

const movedBy = ({ before, peak }: Pick<Weighed, 'before' | 'peak'>) => peak - before;
