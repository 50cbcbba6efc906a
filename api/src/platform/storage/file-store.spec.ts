import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Configuration } from '../config/configuration.ts';
import { FileStore } from './file-store.ts';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitral-files-'));
  store = new FileStore({ dataDir: folder } as Configuration);
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps a file whole under its name, and tells its size and digest', async () => {
  expect(await store.write('notes.csv', Buffer.from('a,b\n'))).toEqual({
    fileSize: 4,
    checksum: '5be08c9684a1d25efcee09318204824278b08bbfb4aef973ffefd0b9d7478313',
  });
  const file = await store.open('notes.csv');
  expect(await file?.readFile('utf8')).toBe('a,b\n');
  await file?.close();
  expect(await readdir(join(folder, 'files'))).toEqual(['notes.csv']);
});

it('has nothing under a name that was never written', async () => {
  expect(await store.open('nothing.csv')).toBeNull();
});

it.each(['../notes.csv', '/etc/passwd', '.hidden', 'a/b.csv', '', 'Ñ.csv'])(
  'takes no file named %j',
  async (name) => {
    await expect(store.write(name, Buffer.from(''))).rejects.toThrow('is no name');
    await expect(store.open(name)).rejects.toThrow('is no name');
  },
);
