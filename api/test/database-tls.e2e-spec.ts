import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { BackupLock } from '../src/platform/storage/locks.ts';
import { RestoringTransaction } from '../src/backups/archive/restoring-transaction.ts';
import { Snapshot } from '../src/backups/archive/snapshot.ts';
import { Listener } from '../src/platform/changes/listener.ts';
import { migrate } from '../src/server/migrate.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { claimKey } from '../src/server/claim-key.ts';
import { identify } from '../src/server/open-database.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

/** The test database has no TLS, so a client that requires TLS cannot connect. */
const INSISTING = '?sslmode=verify-full';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function ask(url: string): Promise<void> {
  const orm = await MikroORM.init(ormOptions(url));
  try {
    await orm.em.fork().execute('select 1');
  } finally {
    await orm.close(true);
  }
}

describe('database connection over TLS', () => {
  it.each<[string, (url: string) => Promise<unknown>]>([
    ['requests and jobs', ask],
    ['the identification at the start', identify],
    ['migrations', migrate],
    ['the claim of the secret key', async (url) => (await claimKey(url, 1)).end()],
    ['the listener for changes', async (url) => (await Listener.open(url, () => {})).end()],
    ['the lock of a backup', async (url) => (await BackupLock.take(url))?.end()],
    ['a backup', async (url) => (await Snapshot.open(url)).close()],
    ['a restore', async (url) => (await RestoringTransaction.begin(url, [])).end()],
  ])('the TLS mode of the database URL applies to %s', async (_who, connect) => {
    await connect(database.url);
    await expect(connect(`${database.url}${INSISTING}`)).rejects.toThrow('does not support SSL');
  });
});
