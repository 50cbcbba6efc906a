import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Runs `work` with a connection to the embedded database of a running site. */
export async function withDatabase<Result>(
  dataFolder: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionOf(locationOf(dataFolder)));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Reads the location from the file that the site writes when its database is outside the data folder. */
function locationOf(dataFolder: string) {
  const note = join(dataFolder, 'postgres.location');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataFolder, 'postgres');
}

/** Reads the port from the fourth line of `postmaster.pid`. */
function connectionOf(location: string) {
  const [, , , port] = readFileSync(join(location, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(location, 'password'), 'utf8').trim();
  return { host: '127.0.0.1', port: Number(port), user: 'vitral', database: 'vitral', password };
}
