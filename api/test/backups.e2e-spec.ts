import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Backup as BackupResponse } from '@vitral/contracts/backups';
import { BackupLeftoversService } from '../src/backups/backup-leftovers.service.ts';
import { Restore } from '../src/backups/backups.entity.ts';
import { RunsService } from '../src/backups/runs.service.ts';
import { BackupLock } from '../src/platform/storage/locks.ts';
import { Notifications } from '../src/notifications/notifications.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { StorageFull, BackupStore } from '../src/platform/storage/file-store.ts';
import {
  deleteBackups,
  addBackup,
  listBackups,
  createBackup,
  namesInStore,
  until,
  untilOver,
} from './set-up/backups.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const MINUTE_MS = 60_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();
const store = () => api.application.get(BackupStore);

beforeEach(async () => {
  await deleteBackups(api);
  await em().nativeDelete(Restore, {});
  await em().nativeDelete(AuditEntry, {});
});

const entries = async () =>
  (await em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(
    ({ verb, noun, itemName, actorName }) => `${verb} ${noun} ${itemName} by ${actorName}`,
  );

describe('backups', () => {
  describe('a backup', () => {
    it('is made, listed with its contents, and downloaded completely', async () => {
      const backup = await createBackup(api.as('admin'));
      expect(backup).toMatchObject({
        origin: 'manual',
        state: 'ready',
        problem: null,
        progress: null,
        actorName: expect.any(String),
        filename: expect.stringMatching(/^vitral-\d{8}-\d{6}-[0-9a-f]{8}\.tar$/),
        checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(backup.rows).toBeGreaterThan(0);
      expect(backup.files).toBeGreaterThan(0);
      expect(await namesInStore(api)).toEqual([backup.filename]);

      const { body, headers } = await api.as('admin').get(`/backups/${backup.id}/file`).expect(200);
      expect((body as Buffer).length).toBe(backup.size);
      expect(headers).toMatchObject({
        'content-disposition': `attachment; filename=${backup.filename}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        etag: `"${backup.checksum}"`,
      });
      expect(await entries()).toEqual([
        `created backups ${backup.filename} by ${backup.actorName}`,
        `downloaded backups ${backup.filename} by ${backup.actorName}`,
      ]);
    });

    it('is audited as downloaded, whichever part of it is read', async () => {
      const { id, filename } = await addBackup(api);
      await api.as('admin').get(`/backups/${id}/file`).set('Range', 'bytes=1-').expect(206);
      await api.as('admin').head(`/backups/${id}/file`).expect(200);
      expect(await entries()).toEqual([expect.stringMatching(`^downloaded backups ${filename} by `)]);
    });

    it('is refused while another or a restore is under way', async () => {
      const write = store().write.bind(store());
      let isAnswered = false;
      // Otherwise the first backup might finish before the last request arrives.
      jest.spyOn(store(), 'write').mockImplementationOnce(async (name, bytes) => {
        await until(() => Promise.resolve(isAnswered), Boolean);
        return write(name, bytes);
      });
      const responses = await Promise.all(Array.from({ length: 4 }, () => api.as('admin').post('/backups')));
      isAnswered = true;
      expect(responses.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
      expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'backups.busy' });
      const begun = responses.find(({ status }) => status === 202)?.body as BackupResponse;
      await untilOver(api.as('admin'), begun.id);

      const now = new Date();
      await em().insert(Restore, { filename: 'a.tar', state: 'verifying', createdAt: now, seenAt: now });
      await api.as('admin').post('/backups').expect(409);
      await em().nativeDelete(Restore, {});
    });

    it('is refused while a command holds the lock, and made afterwards', async () => {
      const url = String(api.application.get(MikroORM).config.get('clientUrl'));
      // A backup that has finished holds the lock for a moment longer.
      const lock = await until(
        () => BackupLock.take(url),
        (taken) => taken !== null,
      );
      await api.as('admin').post('/backups').expect(409);
      await lock?.end();
      expect(await createBackup(api.as('admin'))).toMatchObject({ state: 'ready' });
    });

    it('fails when it cannot be stored, leaves no archive, and notifies staff', async () => {
      const notify = jest.spyOn(api.application.get(Notifications), 'notify');
      jest.spyOn(store(), 'write').mockImplementationOnce(async (_name, bytes) => {
        for await (const piece of bytes as AsyncIterable<Uint8Array>) {
          if (piece.length > 0) throw new StorageFull(new Error('ENOSPC'));
        }
        throw new Error('never');
      });
      const backup = await createBackup(api.as('admin'));
      expect(backup).toMatchObject({ state: 'failed', problem: 'storage-full', size: null, progress: null });
      const news = { filename: backup.filename, problem: 'storage-full' };
      expect(notify.mock.calls.map(([, ...what]) => what)).toEqual([
        ['backup-failures', 'backup-failure', news],
      ]);
      expect(await entries()).toContain(`failed backups ${backup.filename} by null`);
      expect(await namesInStore(api)).toEqual([]);
      jest.restoreAllMocks();
    });

    it('is deleted with its archive, but not while it is being made', async () => {
      const ready = await addBackup(api);
      const running = await addBackup(api, { state: 'running' });
      await api.as('admin').delete(`/backups/${ready.id}`).expect(204);
      await api.as('admin').delete(`/backups/${ready.id}`).expect(404);
      const { body } = await api.as('admin').delete(`/backups/${running.id}`).expect(409);
      expect(body).toMatchObject({ code: 'backups.not-ready' });
      expect(await namesInStore(api)).toEqual([]);
      expect(await entries()).toEqual([expect.stringMatching(`^deleted backups ${ready.filename} by `)]);
    });

    it('cannot be downloaded before it is ready', async () => {
      const { id } = await addBackup(api, { state: 'running' });
      await api.as('admin').get(`/backups/${id}/file`).expect(409);
      await api.as('admin').post(`/backups/${id}/link`).expect(409);
      await api.as('admin').get(`/backups/${NOBODY}/file`).expect(404);
    });
  });

  describe('the list', () => {
    it('returns pages, newest first', async () => {
      const days = [1, 3, 2].map((day) => new Date(2026, 0, day));
      const rows = [];
      for (const createdAt of days) rows.push(await addBackup(api, { createdAt }));
      const { body, headers } = await api.as('admin').get('/backups?limit=2').expect(200);
      expect((body as { id: string }[]).map(({ id }) => id)).toEqual([rows[1]?.id, rows[2]?.id]);
      expect(headers['x-total-count']).toBe('3');
      expect(JSON.stringify(body)).not.toContain('link');
    });

    it('shows archives in the store without a row, and shows no backup as ready whose archive is gone', async () => {
      const gone = await addBackup(api);
      await store().remove(gone.filename);
      const found = await store().write('from-another-machine.tar', Buffer.from('archive'));
      await api.application.get(BackupLeftoversService).reconcile();

      const list = await listBackups(api.as('admin'));
      expect(list).toHaveLength(2);
      expect(list).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: gone.id, state: 'failed', problem: 'missing-file' }),
          expect.objectContaining({
            filename: 'from-another-machine.tar',
            origin: 'command-line',
            state: 'ready',
            size: found.fileSize,
            checksum: null,
            rows: null,
          }),
        ]),
      );
      await api.application.get(BackupLeftoversService).reconcile();
      expect(await listBackups(api.as('admin'))).toEqual(list);
    });
  });

  describe('a run of a crashed server', () => {
    const runs = () => api.application.get(RunsService);

    it('is marked as failed, is recorded in the audit log, and blocks no other run', async () => {
      const long = new Date(Date.now() - 10 * MINUTE_MS);
      const backup = await addBackup(api, {
        state: 'running',
        createdAt: long,
        seenAt: new Date(long.getTime() + 1),
      });
      const restore = { filename: 'a.tar', state: 'restoring', createdAt: long, seenAt: long } as const;
      await em().insert(Restore, restore);
      await runs().endInterrupted();

      expect(await listBackups(api.as('admin'))).toMatchObject([
        { id: backup.id, state: 'failed', problem: 'interrupted', finishedAt: expect.any(String) },
      ]);
      const { body } = await api.as('admin').get('/backups/restore').expect(200);
      expect(body).toMatchObject({ state: 'failed', problem: 'interrupted', progress: null });
      expect(await entries()).toEqual([
        `failed backups ${backup.filename} by null`,
        'failed backups a.tar by null',
      ]);
      expect(await createBackup(api.as('admin'))).toMatchObject({ state: 'ready' });
    });

    it('is recognized only once no server works on it any more', async () => {
      const now = Date.now();
      const createdAt = new Date(now - 10 * MINUTE_MS);
      const lively = await addBackup(api, { state: 'running', createdAt, seenAt: new Date(now - 1000) });
      const waiting = await addBackup(api, { state: 'running', createdAt: new Date(now - MINUTE_MS) });
      await runs().endInterrupted(new Date(now));
      const states = (await listBackups(api.as('admin'))).map(({ id, state }) => [id, state]);
      expect(Object.fromEntries(states)).toEqual({ [lively.id]: 'running', [waiting.id]: 'running' });
    });
  });

  it.each([
    ['get', '/backups'],
    ['post', '/backups'],
    ['delete', `/backups/${NOBODY}`],
    ['post', `/backups/${NOBODY}/link`],
    ['get', `/backups/${NOBODY}/file`],
    ['post', '/backups/upload'],
    ['post', `/backups/${NOBODY}/restore`],
    ['get', '/backups/restore'],
  ] as const)('%s %s is for admins alone', async (verb, path) => {
    await api.asVisitor()[verb](path).expect(401);
    await api.as('user')[verb](path).expect(403);
    await api.as('manager')[verb](path).expect(403);
  });
});
