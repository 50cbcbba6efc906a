import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from 'pg';
import { MikroORM } from '@mikro-orm/postgresql';
import { Configuration } from '../src/platform/config/configuration.ts';
import { claimKey } from '../src/server/claim-key.ts';
import { openDatabase } from '../src/server/open-database.ts';
import { Secrets } from '../src/platform/secrets/secrets.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { startApi } from './start-api.ts';

const SECRET_KEY = 'the same on every one of the servers';
const REFUSAL = 'Another server on this database has another SECRET_KEY';

const markOf = (key: string) => new Secrets(new Configuration({ SECRET_KEY: key })).mark;
const MARK = markOf(SECRET_KEY);
const OTHER_MARK = markOf('one that the other servers do not have');

describe('secret keys', () => {
  describe('servers on one database', () => {
    let database: TestDatabase;
    const claims: Client[] = [];
    beforeEach(async () => {
      database = await createTestDatabase();
    });
    afterEach(async () => {
      await Promise.all(claims.splice(0).map((claim) => claim.end()));
      await database.drop();
    });

    const claim = async (mark: number) => claims.push(await claimKey(database.url, mark));

    it('start with the same SECRET_KEY in any number', async () => {
      await Promise.all([claim(MARK), claim(MARK), claim(MARK)]);
      expect(claims).toHaveLength(3);
    });

    it('do not both start with different keys, not even at the same moment', async () => {
      const outcomes = await Promise.allSettled([claim(MARK), claim(OTHER_MARK)]);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: { name: 'StartRefusal' } }]);
      expect(String(refused.map((outcome) => 'reason' in outcome && outcome.reason))).toContain(REFUSAL);
      expect(claims).toHaveLength(1);
    });

    it('start with another key once the servers with the first one have ended', async () => {
      await claim(MARK);
      await expect(claim(OTHER_MARK)).rejects.toThrow(REFUSAL);
      await claims.pop()?.end();
      await claim(OTHER_MARK);
      expect(claims).toHaveLength(1);
    });

    it('do not affect servers on other databases', async () => {
      await claim(MARK);
      const elsewhere = await createTestDatabase();
      await (await claimKey(elsewhere.url, OTHER_MARK)).end();
      await elsewhere.drop();
    });
  });

  it('are claimed by a server for as long as it runs', async () => {
    const api = await startApi({ SECRET_KEY });
    const url = String(api.application.get(MikroORM).config.get('clientUrl'));
    try {
      await expect(claimKey(url, OTHER_MARK)).rejects.toThrow(REFUSAL);
      await (await claimKey(url, MARK)).end();
    } finally {
      await api.stop();
    }
  });

  it('are checked only if both URLs lead to the same database', async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    const open = (DATABASE_URL: string, DATABASE_DIRECT_URL: string) =>
      openDatabase(new Configuration({ DATABASE_URL, DATABASE_DIRECT_URL }), () => {});
    try {
      await expect(open(one.url, other.url)).rejects.toThrow('leads to another database');
      const named = one.url.replace('127.0.0.1', 'localhost');
      expect(await open(one.url, named)).toMatchObject({ url: one.url, directUrl: named });
    } finally {
      await one.drop();
      await other.drop();
    }
  });
});
