import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { BackupLock } from '../src/platform/storage/locks.ts';
import { restoreArchive } from '../src/backups/archive/restore-archive.ts';
import { verifyArchive } from '../src/backups/archive/read-archive.ts';
import { writeArchive } from '../src/backups/archive/write-archive.ts';
import { CHANGES_CHANNEL } from '../src/platform/entities/columns.ts';
import { S3Store } from '../src/platform/storage/s3-store.ts';
import { startApi } from './start-api.ts';
import { ArchiveSite } from './set-up/archive-site.ts';
import {
  verifyAndRestore,
  digestFiles,
  digestRows,
  createArchive,
  onDatabase,
  opening,
} from './set-up/archives.ts';
import { type Bucket, startBucket } from './set-up/bucket.ts';
import { MikroORM } from '@mikro-orm/postgresql';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { pause } from './set-up/pause.ts';

let site: ArchiveSite;
beforeAll(async () => {
  site = await ArchiveSite.make();
  await site.addContent('a.pdf', randomBytes(300_000));
  await site.addContent('b.pdf', randomBytes(10));
});
afterAll(() => site.drop());

describe('backup archive', () => {
  it('restores a whole site exactly', async () => {
    const api = await startApi();
    try {
      const databaseUrl = String(api.application.get(MikroORM).config.get('clientUrl'));
      const files = api.application.get(FileStore);
      const place = { databaseUrl, files, secretKey: 'k'.repeat(32) };
      const before = { rows: await digestRows(databaseUrl), files: await digestFiles(files) };
      expect(before.rows['content']).toMatch(/^27 /);
      const { bytes } = await createArchive(place);

      await onDatabase(databaseUrl, async (client) => {
        await client.query(
          'delete from content; delete from team_member; update zoom_meeting set version = 9',
        );
      });
      for (const name of Object.keys(before.files)) await files.remove(name);
      await verifyAndRestore(place, bytes);
      expect({ rows: await digestRows(databaseUrl), files: await digestFiles(files) }).toEqual(before);
      await api.as('admin').get('/settings').expect(401);
      await api.logIn('admin', 'admin-vitral');
    } finally {
      await api.stop();
    }
  });

  it('is a consistent snapshot despite concurrent writes', async () => {
    await site.query(`insert into site_config (key, value) values ('site_logo', 'one')`);
    const { rows } = await site.state();
    let isFirst = true;
    const pieces: Uint8Array[] = [];
    for await (const piece of writeArchive(site.place).bytes) {
      pieces.push(piece);
      if (!isFirst) continue;
      isFirst = false;
      await site.query(`update site_config set value = 'two'`);
      await site.query(
        'insert into content_access (content_id, day, count) select id, now(), 1 from content',
      );
    }
    await verifyAndRestore(site.place, Buffer.concat(pieces));
    expect((await site.state()).rows).toEqual(rows);
  });

  it('leaves backup rows and rate limits of the installation untouched, and ends every session', async () => {
    await site.query(
      `insert into backup (created_at, seen_at, filename, origin, state) values (now(), now(), 'x', 'manual', 'ready')`,
    );
    const { bytes } = await createArchive(site.place);
    await site.query(`update backup set filename = 'y'`);
    await site.query(`insert into rate_limit (key, points) values ('k', 1)`);
    await site.query(`insert into session (sid, sess, expire) values ('s', '{}', now() + interval '1 hour')`);
    await verifyAndRestore(site.place, bytes);
    expect(await site.query('select filename from backup')).toEqual([{ filename: 'y' }]);
    expect(await site.query('select key from rate_limit')).toEqual([{ key: 'k' }]);
    expect(await site.query('select sid from session')).toEqual([]);
  });

  it('notifies every server of the changed tables', async () => {
    const { bytes } = await createArchive(site.place);
    const seen = new Set<string | undefined>();
    await onDatabase(site.place.databaseUrl, async (client) => {
      client.on('notification', ({ payload }) => seen.add(payload));
      await client.query(`listen ${CHANGES_CHANNEL}`);
      await verifyAndRestore(site.place, bytes);
      await client.query('select 1');
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(['testimonial', 'settings', 'site_config', 'landing_content']),
    );
  });

  describe('files', () => {
    it('records files that are missing from the store, and continues', async () => {
      await site.addContent('lost.pdf', null);
      const { bytes, summary } = await createArchive(site.place);
      expect(summary).toMatchObject({ files: 2, missing: ['lost.pdf'], missingCount: 1 });
      await verifyAndRestore(site.place, bytes);
      expect(await site.query(`select filename from content where filename = 'lost.pdf'`)).toHaveLength(1);
      await site.query(`delete from content where filename = 'lost.pdf'`);
    });

    it('replaces damaged files, and leaves the others alone', async () => {
      const { bytes } = await createArchive(site.place);
      const before = await site.state();
      await site.place.files.write('a.pdf', randomBytes(300_000));
      const writes: string[] = [];
      const { files } = site.place;
      const watched = Object.assign(Object.create(files) as FileStore, {
        write: (...[name, content]: Parameters<FileStore['write']>) => {
          writes.push(name);
          return files.write(name, content);
        },
      });
      await verifyAndRestore({ ...site.place, files: watched }, bytes);
      expect(writes).toEqual(['a.pdf']);
      expect(await site.state()).toEqual(before);
    });

    it('can be restored from a directory to a bucket', async () => {
      const { bytes } = await createArchive(site.place);
      const bucket: Bucket = await startBucket();
      const store = new S3Store(bucket.url);
      try {
        await verifyAndRestore({ ...site.place, files: store }, bytes);
        expect(await digestFiles(store)).toEqual(await digestFiles(site.place.files));
        const again = await createArchive({ ...site.place, files: store });
        expect(again.summary).toMatchObject({ files: 2, missing: [] });
      } finally {
        store.onApplicationShutdown();
        await bucket.stop();
      }
    });
  });

  const WAITING = `select from pg_locks where relation = 'session'::regclass and not granted`;

  describe('atomicity', () => {
    it('changes no row when the last step fails', async () => {
      const { bytes } = await createArchive(site.place);
      await site.query(`update site_config set value = 'later'`);
      const before = await site.state();
      const open = opening(bytes);
      const restoring = restoreArchive(open, await verifyArchive(open), site.place, {
        beforeCommit: () => Promise.reject(new Error('not this time')),
      });
      await expect(restoring).rejects.toThrow('not this time');
      expect(await site.state()).toEqual(before);
    });

    it('changes no row when the database ends the connection', async () => {
      const { bytes } = await createArchive(site.place);
      const before = await site.state();
      const open = opening(bytes);
      const restoring = restoreArchive(open, await verifyArchive(open), site.place, {
        beforeCommit: async (em) => {
          const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
          await site.query('select pg_terminate_backend($1)', [row?.pid]);
        },
      });
      await expect(restoring).rejects.toThrow();
      expect(await site.state()).toEqual(before);
    });

    it('waits for a request that has read sessions and is about to read accounts', async () => {
      const { bytes } = await createArchive(site.place);
      const before = await site.state();
      await onDatabase(site.place.databaseUrl, async (request) => {
        // Shortly before the restore; otherwise PostgreSQL would end the restore.
        await request.query(`begin; set local deadlock_timeout = '900ms'; select from session`);
        const restoring = verifyAndRestore(site.place, bytes);
        while ((await site.query(WAITING)).length === 0) await sleep(10);
        await request.query('select from account');
        await request.query('commit');
        await restoring;
      });
      expect(await site.state()).toEqual(before);
    });

    it('stops when it is aborted', async () => {
      const { bytes } = await createArchive(site.place);
      const before = await site.state();
      const stopping = new AbortController();
      const open = opening(bytes);
      const restoring = restoreArchive(open, await verifyArchive(open), site.place, {
        signal: stopping.signal,
        onProgress: ({ done }) => {
          if (done > 100_000) stopping.abort(new Error('told to'));
        },
      });
      await expect(restoring).rejects.toThrow('told to');
      expect(await site.state()).toEqual(before);
    });

    it('waits for transactions that use a table', async () => {
      const { bytes } = await createArchive(site.place);
      const reader = new Client({ connectionString: site.place.databaseUrl });
      await reader.connect();
      await reader.query('begin; select from content; select from testimonial');
      const restoring = verifyAndRestore(site.place, bytes);
      await onDatabase(site.place.databaseUrl, async (client) => {
        const isWaiting = `select from pg_locks where not granted and mode = 'AccessExclusiveLock'`;
        while ((await client.query(isWaiting)).rowCount === 0) await pause();
      });
      await reader.query('commit');
      await reader.end();
      await restoring;
    });
  });

  it('gives the lock to one holder at a time', async () => {
    const { databaseUrl } = site.place;
    const lock = await BackupLock.take(databaseUrl);
    expect(await BackupLock.take(databaseUrl)).toBeNull();
    await lock?.end();
    expect(lock?.signal.aborted).toBe(true);
    const next = await BackupLock.take(databaseUrl);
    expect(next).not.toBeNull();
    await next?.end();
  });
});
