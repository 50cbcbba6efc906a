import { withDatabase } from '../database.ts';
import { median } from '../http.ts';
import type { Context } from '../measure-parts.ts';
import { makeDataFolder, removeDataFolder, type SiteOptions } from '../site.ts';

const TIMES = 5;
const READY_WITHIN_SECONDS = 5;
/** Name of a database on another server. A start creates its tables. */
const DATABASE = 'bench_start';

type StartSite = Context['startSite'];

export const part = { name: 'start', title: 'From the start to ready, with everything built', measure };

/** Times starts with the embedded PostgreSQL, and with one that is running already: the embedded one of another site. */
async function measure({ startSite, effort }: Context) {
  const times = effort.isQuick ? 1 : TIMES;
  const embedded = await timeStarts(startSite, times);
  const other = await startSite();
  const external = await timeStarts(startSite, times, async () => ({
    DATABASE_URL: await makeDatabase(other.dataFolder),
    DEMO: 'false',
  }));
  await other.stop();
  return [
    [
      rowOf('an empty data folder', embedded.first),
      rowOf('the data of the last start', embedded.later),
      rowOf('an empty database elsewhere', external.first),
      rowOf('a database elsewhere as the last start left it', external.later),
    ],
  ];
}

const rowOf = (name: string, seconds: number[]) => ({
  name,
  figures: { 'median seconds': median(seconds), 'slowest seconds': Math.max(...seconds) },
  promises: { 'median seconds': { atMost: READY_WITHIN_SECONDS } },
});

/** Starts on an empty data folder and on the same folder again. */
async function timeStarts(
  startSite: StartSite,
  times: number,
  prepare?: () => Promise<Record<string, string>>,
) {
  const taken: Record<'first' | 'later', number[]> = { first: [], later: [] };
  for (let time = 0; time < times; time += 1) {
    const dataFolder = makeDataFolder();
    const environment = (await prepare?.()) ?? {};
    taken.first.push(await timeStart(startSite, { dataFolder, environment }));
    taken.later.push(await timeStart(startSite, { dataFolder, environment }));
    removeDataFolder(dataFolder);
  }
  return taken;
}

const makeDatabase = (dataFolder: string) =>
  withDatabase(dataFolder, async (client) => {
    await client.query(`drop database if exists ${DATABASE}`);
    await client.query(`create database ${DATABASE}`);
    const { host, port, user, password } = client;
    return `postgresql://${user}:${encodeURIComponent(password ?? '')}@${host}:${port}/${DATABASE}`;
  });

/** Measures the seconds until the server responds to /health/ready. */
async function timeStart(startSite: StartSite, options: SiteOptions) {
  const start = performance.now();
  const site = await startSite(options);
  const { ok, status } = await fetch(`${site.url}/health/ready`);
  const seconds = (performance.now() - start) / 1000;
  await site.stop();
  if (!ok) throw new Error(`A site that has started responds to GET /health/ready with ${status}.`);
  return seconds;
}
