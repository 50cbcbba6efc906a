import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.ts';

/** Starts one PostgreSQL for all spec files of a run; each file gets a separate database. */
export default async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'vitral-api-tests-'));
  // If tests run as root, PostgreSQL runs under another account, which needs access to the folder.
  await chmod(folder, 0o755);
  const database = await EmbeddedDatabase.open(folder, (error) => {
    throw error;
  });
  await withoutSyncing(database.url);
  globalThis.testDatabase = { folder, database };
  process.env.VITRAL_TEST_FOLDER = folder;
  process.env.VITRAL_TEST_DATABASE = database.url;
}

/** Test data need not survive a crash of PostgreSQL, since tests only kill servers. */
async function withoutSyncing(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum', 'jit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
