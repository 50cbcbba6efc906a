import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '../database.ts';
import { median } from '../http.ts';
import type { Context } from '../measure-parts.ts';
import { MEGABYTE, memoryOf } from '../processes.ts';
import { makeDataFolder, removeDataFolder, type SiteOptions } from '../site.ts';

const TIMES = 5;
const READY_WITHIN_SECONDS = 5;
/** Resident memory of a server that has not served anything yet, without its PostgreSQL. */
const FRESH_MEGABYTES = 180;
const REST_MS = 2000;
/** Name of a database on another server. A start creates its tables. */
const DATABASE = 'bench_start';

type StartSite = Context['startSite'];

export const part = { name: 'start', title: 'From the start to ready, with everything built', measure };

/** Times starts with the embedded PostgreSQL, and with one that is already running: the embedded one of another site. */
async function measure({ startSite, effort }: Context) {
  const times = effort.isQuick ? 1 : TIMES;
  const embedded = await timeStarts(startSite, times);
  const other = await startSite();
  const external = await timeStarts(startSite, times, async () => ({
    DATABASE_URL: await makeDatabase(other.dataFolder),
    DEMO: 'false',
    PUBLIC_URL: 'http://localhost',
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

interface Start {
  seconds: number;
  megabytes: number;
}

function rowOf(name: string, starts: Start[]) {
  const seconds = starts.map((start) => start.seconds);
  return {
    name,
    figures: {
      'median seconds': median(seconds),
      'slowest seconds': Math.max(...seconds),
      'resident MB': median(starts.map(({ megabytes }) => megabytes)),
    },
    promises: {
      'median seconds': { atMost: READY_WITHIN_SECONDS },
      'resident MB': { atMost: FRESH_MEGABYTES },
    },
  };
}

/** Starts on an empty data folder and on the same folder again. */
async function timeStarts(
  startSite: StartSite,
  times: number,
  prepare?: () => Promise<Record<string, string>>,
) {
  const taken: Record<'first' | 'later', Start[]> = { first: [], later: [] };
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

/** Measures the seconds until the server responds to /health/ready, and the memory that it then holds. */
async function timeStart(startSite: StartSite, options: SiteOptions): Promise<Start> {
  const start = performance.now();
  const site = await startSite(options);
  const { ok, status } = await fetch(`${site.url}/health/ready`);
  const seconds = (performance.now() - start) / 1000;
  await wait(REST_MS);
  const megabytes = (await memoryOf(site.child)).rss / MEGABYTE;
  await site.stop();
  if (!ok) throw new Error(`A site that has started responds to GET /health/ready with ${status}.`);
  return { seconds, megabytes };
}
