import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BackupLink } from '@vitral/contracts/backups';
import { Backup } from '../src/backups/backups.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { BackupStore } from '../src/platform/storage/file-store.ts';
import { addBackup } from './set-up/backups.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();

async function makeLink(): Promise<{ backup: Backup; path: string; link: BackupLink }> {
  const backup = await addBackup(api, {}, 'the whole archive');
  const { body } = await api.as('admin').post(`/backups/${backup.id}/link`).expect(201);
  return { backup, link: body as BackupLink, path: new URL((body as BackupLink).address).pathname };
}

describe('backups links', () => {
  describe('a download link', () => {
    it('serves the archive once, without a login', async () => {
      const { backup, link, path } = await makeLink();
      expect(link.address).toMatch(new RegExp(`^${api.url}/api/backups/download/[\\w-]{43}$`));
      const left = Date.parse(link.expiresAt) - Date.now();
      expect(left).toBeGreaterThan(4 * 60_000);
      expect(left).toBeLessThanOrEqual(5 * 60_000);

      const { body, headers } = await api.site().get(path).expect(200);
      expect((body as Buffer).toString()).toBe('the whole archive');
      expect(headers).toMatchObject({
        'content-disposition': `attachment; filename=${backup.filename}`,
        'content-type': 'application/octet-stream',
        'content-length': '17',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const again = await api.site().get(path).expect(404);
      expect(again.body).toMatchObject({ code: 'backups.link-invalid' });

      const entries = await em().find(AuditEntry, { itemId: backup.id }, { orderBy: { id: 'asc' } });
      expect(entries.map(({ verb }) => verb)).toEqual(['shared', 'downloaded']);
    });

    it('serves it to only one of many parallel requests', async () => {
      const { path } = await makeLink();
      const responses = await Promise.all(Array.from({ length: 8 }, () => api.site().get(path)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(404)]);
    });

    it('is not used up by a HEAD request or a browser prefetch', async () => {
      const { path } = await makeLink();
      const { headers } = await api.site().head(path).expect(200);
      expect(headers['content-length']).toBe('17');
      await api.site().get(path).set('Sec-Purpose', 'prefetch').expect(404);
      await api.site().get(path).expect(200);
      await api.site().head(path).expect(404);
    });

    it('remains valid when the archive could not be opened', async () => {
      const { backup, path } = await makeLink();
      const store = api.application.get(BackupStore);
      await store.remove(backup.filename);
      await api.site().get(path).expect(404);
      await store.write(backup.filename, Buffer.from('the whole archive'));
      await api.site().get(path).expect(200);
    });

    it('ends when it expires, when a new link is created and when the backup is deleted', async () => {
      const expired = await makeLink();
      await em().nativeUpdate(Backup, { id: expired.backup.id }, { linkExpiresAt: new Date(Date.now() - 1) });
      await api.site().get(expired.path).expect(404);

      const replaced = await makeLink();
      const next = await api.as('admin').post(`/backups/${replaced.backup.id}/link`).expect(201);
      await api.site().get(replaced.path).expect(404);
      await api.as('admin').delete(`/backups/${replaced.backup.id}`).expect(204);
      await api
        .site()
        .get(new URL((next.body as BackupLink).address).pathname)
        .expect(404);
    });

    it('is not stored in clear text', async () => {
      const { backup, path } = await makeLink();
      const [row] = await em().execute('select * from backup where id = ?', [backup.id]);
      expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1));
    });
  });

  it.each(['x', 'a'.repeat(43), '...'])('responds 404 to the unknown link %s', async (token) => {
    await api.site().get(`/api/backups/download/${token}`).expect(404);
  });
});
