import { inTurns } from '../compare.mjs';
import { figuresOf } from '../figures.mjs';
import { underLoad } from '../load.mjs';
import { memoryOf } from '../processes.mjs';
import { formOf } from './form.mjs';

const PARALLEL = 8;

/** Uploads and downloads of files of one megabyte, several at once. `site` and `bare` are each asked at a path of their own. */
export async function weighSmall(site, bare, { cookie, paths, effort }) {
  const { headers, pieces } = formOf(1);
  const body = Buffer.concat([...pieces()]);
  // autocannon says by itself how long it is.
  const { 'content-length': _, ...described } = headers;
  const uploading = (server, path) => {
    const requests = { path, method: 'POST', headers: { ...described, cookie }, body, connections: PARALLEL };
    return underLoad(server, requests, { status: 201, seconds: effort.seconds });
  };
  const downloading = (server, path) =>
    underLoad(server, { path, connections: PARALLEL }, { status: 200, seconds: effort.seconds });
  const readings = [];
  for (const [work, working] of Object.entries({ upload: uploading, download: downloading })) {
    const measured = await inTurns(effort.rounds, {
      site: () => working(site, paths.site[work]),
      bare: () => working(bare, paths.bare[work]),
    });
    const { rss: memoryBytes } = await memoryOf(site.child);
    readings.push({ work, parallel: PARALLEL, ...figuresOf(measured), memoryBytes });
  }
  return readings;
}
