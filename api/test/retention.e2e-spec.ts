import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXPIRED_ROWS } from '../src/retention/expired-rows.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { addAccount } from './set-up/accounts.ts';
import { putSettings } from './set-up/put-settings.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ DEMO: 'false' });
});
afterAll(() => api.stop());

describe('retention', () => {
  it.each([...new Set(EXPIRED_ROWS.map(({ job }) => job))])(
    'has rules that fit the tables: %s',
    async (job) => {
      expect(await api.application.get(RetentionService).deleteExpired(job)).toBe(0);
    },
  );

  it('deletes only expired links', async () => {
    const em = api.em();
    for (const [username, time] of [
      ['over', `- interval '1 minute'`],
      ['valid', `+ interval '1 minute'`],
    ] as const) {
      const { id } = await addAccount(api, { username });
      await em.execute(
        `insert into user_link (user_id, kind, token_hash, expires_at, created_at) values (?, 'password-reset', ?, now() ${time}, now())`,
        [id, username],
      );
    }
    await api.application.get(RetentionService).deleteExpired('sweep-user-links');
    expect(await em.execute('select token_hash from user_link')).toEqual([{ token_hash: 'valid' }]);
  });
});

describe('GET /api/retention', () => {
  it('returns the periods to visitors as the settings are now', async () => {
    const site = await startApi();
    const periods = async () => (await site.asVisitor().get('/retention').expect(200)).body;
    expect(await periods()).toEqual({
      contactRetentionDays: 365,
      registrationRetentionDays: 30,
      requestRetentionDays: 90,
      auditRetentionDays: null,
      securityRetentionDays: 365,
      sessionHours: 24,
      sessionDays: 30,
    });
    await putSettings(site, { contactRetentionDays: 90, sessionHours: 4 });
    expect(await periods()).toMatchObject({ contactRetentionDays: 90, sessionHours: 4 });
    await site.stop();
  });
});
