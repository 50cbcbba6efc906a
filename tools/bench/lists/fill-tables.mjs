// Fills tables with as many rows as the console promises to stay smooth with.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** In the embedded database of a site. */
export async function fillTables(dataFolder, lists) {
  const client = new pg.Client(connectionOf(locationOf(dataFolder)));
  await client.connect();
  try {
    for (const { table, fill, rows } of lists) {
      await client.query(fill, [rows]);
      await client.query(`analyze ${table}`);
    }
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
