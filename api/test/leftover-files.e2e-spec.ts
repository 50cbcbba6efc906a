import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LeftoverFilesService } from '../src/content/leftover-files.service.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
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

it('takes away old files that no row knows, and no others', async () => {
  const known = await readdir(folder);
  await store().write('forgotten.pdf', Buffer.from('old'));
  await store().write('arriving.pdf', Buffer.from('new'));
  for (const name of [...known, 'forgotten.pdf']) await utimes(join(folder, name), LONG_AGO, LONG_AGO);

  expect(await leftovers().sweep()).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([...known, 'arriving.pdf'].sort());
});
