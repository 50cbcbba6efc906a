import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ArchivePlace } from '../src/backups/archive/archive.ts';
import { FileStore } from '../src/platform/storage/file-store.ts';
import { type Api, startApi } from './start-api.ts';
import { bringBack, digestFiles, digestRows, keepArchive, onDatabase } from './set-up/archives.ts';

const SECRET_KEY = 'k'.repeat(32);

let api: Api;
let place: ArchivePlace;
beforeAll(async () => {
  api = await startApi({ SECRET_KEY });
  const databaseUrl = String(api.application.get(MikroORM).config.get('clientUrl'));
  place = { databaseUrl, files: api.application.get(FileStore), secretKey: SECRET_KEY };
});
afterAll(() => api.stop());

it('brings rows and files back as they were', async () => {
  const before = { rows: await digestRows(place.databaseUrl), files: await digestFiles(place.files) };
  const { bytes } = await keepArchive(place);
  await onDatabase(place.databaseUrl, async (client) => {
    await client.query(
      'delete from content; delete from team_member; update settings set version = version + 1; ',
    );
  });
  for (const name of Object.keys(before.files)) await place.files.remove(name);
  await bringBack(place, bytes);
  expect({ rows: await digestRows(place.databaseUrl), files: await digestFiles(place.files) }).toEqual(
    before,
  );
});
