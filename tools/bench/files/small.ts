import { inTurns } from '../compare.ts';
import { figuresOf } from '../figures.ts';
import { underLoad } from '../load.ts';
import type { Effort } from '../measure-parts.ts';
import { memoryOf, type Server } from '../processes.ts';

export type SmallReading = Awaited<ReturnType<typeof weighSmall>>[number];
type Paths = Record<'upload' | 'download', string>;

interface Transfers {
  cookie: string;
  paths: Record<'site' | 'bare', Paths>;
  effort: Effort;
}
import { formOf } from './form.ts';

const PARALLEL = 8;

/** Measures parallel uploads and downloads of files of one megabyte. Site and bare server have their own paths. */
export async function weighSmall(site: Server, bare: Server, { cookie, paths, effort }: Transfers) {
  const { headers, pieces } = formOf(1);
  const body = Buffer.concat([...pieces()]);
  // autocannon sets the length itself.
  const { 'content-length': _, ...described } = headers;
  const uploading = (server: Server, path: string) => {
    const requests = { path, method: 'POST', headers: { ...described, cookie }, body, connections: PARALLEL };
    return underLoad(server, requests, { status: 201, seconds: effort.seconds });
  };
  const downloading = (server: Server, path: string) =>
    underLoad(server, { path, connections: PARALLEL }, { status: 200, seconds: effort.seconds });
  const readings = [];
  for (const work of ['upload', 'download'] as const) {
    const working = work === 'upload' ? uploading : downloading;
    const measured = await inTurns(effort.rounds, {
      site: () => working(site, paths.site[work]),
      bare: () => working(bare, paths.bare[work]),
    });
    const { rss: memoryBytes } = await memoryOf(site.child);
    readings.push({ work, parallel: PARALLEL, ...figuresOf(measured), memoryBytes });
  }
  return readings;
}
