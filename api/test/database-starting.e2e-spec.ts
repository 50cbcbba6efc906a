import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Configuration } from '../src/platform/config/configuration.ts';
import { openDatabase } from '../src/server/open-database.ts';
import { withDatabase } from '../src/server/with-database.ts';
import { DatabaseProxy } from './set-up/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

const TIMEOUT_MS = 60_000;

let database: TestDatabase;
let proxy: DatabaseProxy;
let configuration: Configuration;
beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await DatabaseProxy.before(Number(url.port));
  url.port = String(proxy.port);
  configuration = new Configuration({ DATABASE_URL: url.href });
});
afterEach(async () => {
  await proxy.stop();
  await database.drop();
});

describe('server start without a ready database', () => {
  it(
    'waits for a database that reports that it is starting up',
    async () => {
      proxy.plan = ['starting', 'starting', 'starting'];
      const { location } = await openDatabase(configuration, () => {});
      expect(location).toContain(`127.0.0.1:${proxy.port}`);
      expect(proxy.connections).toBeGreaterThan(3);
    },
    TIMEOUT_MS,
  );

  it(
    'waits for a database that does not respond at first',
    async () => {
      proxy.plan = ['silent'];
      const { location } = await openDatabase(configuration, () => {});
      expect(location).toContain(`127.0.0.1:${proxy.port}`);
    },
    TIMEOUT_MS,
  );

  it(
    'lets commands wait for the database, even when it restarts once more',
    async () => {
      proxy.plan = ['starting', 'pass', 'starting', 'pass', 'starting'];
      let visits = 0;
      await withDatabase(configuration, async () => void (visits += 1));
      expect(visits).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'fails at once when nothing listens on the port',
    async () => {
      const nowhere = new Configuration({ DATABASE_URL: 'postgresql://vitral:secret@127.0.0.1:1/vitral' });
      await expect(openDatabase(nowhere, () => {})).rejects.toThrow(
        /^The database at postgresql:\/\/vitral@127\.0\.0\.1:1\/vitral cannot be reached: connect ECONNREFUSED/,
      );
    },
    TIMEOUT_MS,
  );
});
