import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteBackups, addBackup } from './set-up/backups.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => deleteBackups(api));
afterAll(() => api.stop());

describe('GET /backup-info', () => {
  const info = () => api.as('admin').get('/backup-info');

  it('describes the newest archive to an admin', async () => {
    await info().expect(404);
    await addBackup(api, { createdAt: new Date(2026, 0, 1) });
    const { id, filename, createdAt } = await addBackup(api, {}, 'newest');
    await addBackup(api, { state: 'failed' });
    expect((await info().expect(200)).body).toEqual({
      filename,
      size: 6,
      created: createdAt.toISOString(),
      downloadUrl: `/api/backups/${id}/file`,
    });
  });

  it('reports no archive to every other role', async () => {
    await addBackup(api);
    for (const agent of [api.asVisitor(), api.as('user'), api.as('manager')]) {
      const { body } = await agent.get('/backup-info').expect(404);
      expect(body).toMatchObject({
        code: 'backups.not-found',
        message: 'No backup file is available for download.',
      });
    }
  });
});
