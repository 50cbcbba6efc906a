import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Works with the embedded database of a site that runs. */
export async function withDatabase(dataFolder, work) {
  const client = new pg.Client(connectionOf(locationOf(dataFolder)));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The site notes where its database is when that is not in the data folder. */
function locationOf(dataFolder) {
  const note = join(dataFolder, 'postgres.location');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataFolder, 'postgres');
}

/** The fourth line of PostgreSQL's own note is its port. */
function connectionOf(location) {
  const [, , , port] = readFileSync(join(location, 'data', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(location, 'password'), 'utf8').trim();
  return { host: '127.0.0.1', port: Number(port), user: 'vitral', database: 'vitral', password };
}
