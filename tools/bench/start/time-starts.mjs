import { withDatabase } from '../database.mjs';
import { makeDataFolder, removeDataFolder } from '../site.mjs';

/** Of the database of another server; a start makes its tables. */
const DATABASE = 'bench_start';

/** With the PostgreSQL that comes along: on an empty folder, and on the folder that the start before has left. */
export async function timeEmbeddedStarts(startSite, times) {
  const taken = { first: [], later: [] };
  for (let time = 0; time < times; time += 1) {
    const dataFolder = makeDataFolder();
    taken.first.push(await timeStart(startSite, { dataFolder }));
    taken.later.push(await timeStart(startSite, { dataFolder }));
    removeDataFolder(dataFolder);
  }
  return taken;
}

/** With a PostgreSQL that runs already, which another site here has brought along. */
export async function timeExternalStarts(startSite, times) {
  const other = await startSite();
  const taken = { first: [], later: [] };
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

const makeDatabase = (dataFolder) =>
  withDatabase(dataFolder, async (client) => {
    await client.query(`drop database if exists ${DATABASE}`);
    await client.query(`create database ${DATABASE}`);
    const { host, port, user, password } = client;
    return `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${DATABASE}`;
  });

/** Seconds from the command to a server that says it is ready. */
async function timeStart(startSite, options) {
  const start = performance.now();
  const site = await startSite(options);
  const { ok, status } = await fetch(`${site.address}/health/ready`);
  const seconds = (performance.now() - start) / 1000;
  await site.stop();
  if (!ok) throw new Error(`A site that has started answers GET /health/ready with ${status}.`);
  return seconds;
}
