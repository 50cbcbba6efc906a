import { withDatabase } from '../database.ts';
import type { StartSite } from '../measure-parts.ts';
import { makeDataFolder, removeDataFolder, type SiteOptions } from '../site.ts';

type StartTimes = Record<'first' | 'later', number[]>;

/** Name of a database on another server. A start creates its tables. */
const DATABASE = 'bench_start';

/** Times starts with the embedded PostgreSQL, on an empty data folder and on the same folder again. */
export async function timeEmbeddedStarts(startSite: StartSite, times: number) {
  const taken: StartTimes = { first: [], later: [] };
  for (let time = 0; time < times; time += 1) {
    const dataFolder = makeDataFolder();
    taken.first.push(await timeStart(startSite, { dataFolder }));
    taken.later.push(await timeStart(startSite, { dataFolder }));
    removeDataFolder(dataFolder);
  }
  return taken;
}

/** Times starts with a PostgreSQL that is running already: the embedded one of another site. */
export async function timeExternalStarts(startSite: StartSite, times: number) {
  const other = await startSite();
  const taken: StartTimes = { first: [], later: [] };
  for (let time = 0; time < times; time += 1) {
    const dataFolder = makeDataFolder();
    const environment = { DATABASE_URL: await makeDatabase(other.dataFolder), DEMO: 'false' };
    taken.first.push(await timeStart(startSite, { dataFolder, environment }));
    taken.later.push(await timeStart(startSite, { dataFolder, environment }));
    removeDataFolder(dataFolder);
  }
  await other.stop();
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
  const { ok, status } = await fetch(`${site.address}/health/ready`);
  const seconds = (performance.now() - start) / 1000;
  await site.stop();
  if (!ok) throw new Error(`A site that has started responds to GET /health/ready with ${status}.`);
  return seconds;
}
