import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { BackupLock } from '../src/platform/storage/locks.ts';
import { ContentTrashService } from '../src/content/content-trash.service.ts';
import { Content } from '../src/content/content.entity.ts';
import { LeftoverFilesService } from '../src/content/leftover-files.service.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { contentRow } from './set-up/content-row.ts';
import { type Api, startApi } from './start-api.ts';

const LONG_AGO = new Date(0);

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
  folder = join(api.application.get(Configuration).dataDir, 'files');
});
afterAll(() => api.stop());

const leftovers = () => api.application.get(LeftoverFilesService);
const store = () => api.application.get(FileStore);

describe('leftover files', () => {
  it('deletes old files that no row refers to, and no others', async () => {
    const known = await readdir(folder);
    await store().write('forgotten.pdf', Buffer.from('old'));
    await store().write('arriving.pdf', Buffer.from('new'));
    for (const name of [...known, 'forgotten.pdf']) await utimes(join(folder, name), LONG_AGO, LONG_AGO);

    expect(await leftovers().sweep()).toBe(1);
    expect((await readdir(folder)).sort()).toEqual([...known, 'arriving.pdf'].sort());
  });

  it('deletes nothing while a backup runs, and deletes leftovers afterwards', async () => {
    const { em, config } = api.application.get(MikroORM);
    await leftovers().sweep();
    const known = await readdir(folder);
    await store().write('unknown.pdf', Buffer.from('old'));
    await store().write('deleted.pdf', Buffer.from('in the archive'));
    const rows = em.fork();
    await rows
      .persist(rows.create(Content, contentRow({ filename: 'deleted.pdf', deletedAt: LONG_AGO })))
      .flush();
    const lock = await BackupLock.take(String(config.get('clientUrl')));

    expect(await api.application.get(ContentTrashService).purgeExpired()).toBe(1);
    for (const name of ['deleted.pdf', 'unknown.pdf']) await utimes(join(folder, name), LONG_AGO, LONG_AGO);
    expect(await leftovers().sweep()).toBe(0);
    expect((await readdir(folder)).sort()).toEqual([...known, 'deleted.pdf', 'unknown.pdf'].sort());

    await lock?.end();
    expect(await leftovers().sweep()).toBe(2);
    expect((await readdir(folder)).sort()).toEqual(known.sort());
  });
});
