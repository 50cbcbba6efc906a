import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyRecoveryCode } from '../src/accounts/auth/second-factor/second-factor-codes.ts';
import { EarlierDatabase } from './set-up/earlier-database.ts';

const CODES = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyza'];

let earlier: EarlierDatabase;
beforeEach(async () => {
  earlier = await EarlierDatabase.start('20261129215300-backup-keys');
});
afterEach(() => earlier.stop());

const digestOf = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex');

describe('the migration of recovery codes', () => {
  it('hashes stored digests with work and salts, and the codes stay valid', async () => {
    const user = randomUUID();
    await earlier.read(
      `insert into account (id, username, name, role, is_enabled, created_at, updated_at)
        values ('${user}', 'rosa', 'Rosa', 'user', true, now(), now())`,
    );
    for (const code of CODES)
      await earlier.read(
        `insert into recovery_code (id, user_id, code_hash, created_at)
          values ('${randomUUID()}', '${user}', '${digestOf(code)}', now())`,
      );
    await earlier.migrate('20261130011500-recovery-codes-hashed-with-work');

    const stored = await earlier.read<{ code_hash: string }>('select code_hash from recovery_code');
    expect(stored).toHaveLength(2);
    for (const code of CODES) {
      const matches = await Promise.all(stored.map(({ code_hash }) => verifyRecoveryCode(code_hash, code)));
      expect(matches.filter(Boolean)).toHaveLength(1);
    }
    expect(stored.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);
  });
});
