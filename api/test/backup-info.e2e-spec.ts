import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Backup } from '../src/backups/backups.entity.ts';
import { keepBackup } from './set-up/backups.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.em().nativeDelete(Backup, {}));
afterAll(() => api.stop());

describe('GET /backup-info', () => {
  const info = () => api.as('admin').get('/backup-info');

  it('describes the newest archive to an admin', async () => {
    await info().expect(404);
    await keepBackup(api, { createdAt: new Date(2026, 0, 1) });
    const { id, filename, createdAt } = await keepBackup(api, {}, 'newest');
    await keepBackup(api, { state: 'failed' });
    expect((await info().expect(200)).body).toEqual({
      filename,
      size: 6,
      created: createdAt.toISOString(),
      downloadUrl: `/api/backups/${id}/file`,
    });
  });

  it('reports no archive to every other role', async () => {
    await keepBackup(api);
    for (const agent of [api.asVisitor(), api.as('user'), api.as('manager')]) {
      const { body } = await agent.get('/backup-info').expect(404);
      expect(body).toMatchObject({
        code: 'backups.not-found',
        message: 'No backup file is available for download.',
      });
    }
  });
});
