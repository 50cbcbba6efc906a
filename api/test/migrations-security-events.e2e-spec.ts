import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EarlierDatabase } from './set-up/earlier-database.ts';

const ACCOUNT = '0190a0a0-0000-7000-8000-00000000000a';

let earlier: EarlierDatabase;
beforeEach(async () => {
  earlier = await EarlierDatabase.start('20261129215300-backup-keys');
});
afterEach(() => earlier.stop());

describe('the migration of security events', () => {
  it('moves them from the audit log, with their counts', async () => {
    await earlier.read(
      `insert into audit_entry (created_at, verb, noun, item_id, item_name, changes, window_key) values
         ('2026-11-01', 'refused-login', 'security', '${ACCOUNT}', 'Ana', '{"before": {}, "after": {"count": 7}}', 'a'),
         ('2026-11-02', 'refused-link', 'security', null, null, null, 'b'),
         ('2026-11-03', 'updated', 'embeds', null, null, null, null)`,
    );
    await earlier.migrate('20261130011458-security-event-table');

    expect(
      await earlier.read(
        `select verb, count, account_id, account_name, networks from security_event order by created_at`,
      ),
    ).toEqual([
      { verb: 'refused-login', count: 7, account_id: ACCOUNT, account_name: 'Ana', networks: [] },
      { verb: 'refused-link', count: 1, account_id: null, account_name: null, networks: [] },
    ]);
    expect(await earlier.read('select noun from audit_entry')).toEqual([{ noun: 'embeds' }]);
  });
});
