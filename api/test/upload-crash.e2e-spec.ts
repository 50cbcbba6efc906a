import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { findPostmaster } from '../src/platform/database/embedded/processes.ts';
import { png } from './files/pictures.ts';
import { PDF } from './files/plain-files.ts';
import { FIELDS, fieldPart, filePart, sendForm } from './set-up/forms.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';

const UPLOADS = 50;
const CRASHES = 5;
const TIMEOUT_MS = 180_000;

let server: ServerProcess | undefined;
afterAll(() => server?.end('SIGTERM'));

describe('uploads to a killed server', () => {
  it(
    'leaves no row without its file and no file without its row after a kill during uploads',
    async () => {
      const folder = await createDataFolder();
      const start = () => ServerProcess.start({ DATA_DIR: folder });
      const acknowledged: string[] = [];
      let sent = 0;
      for (let crash = 0; crash < CRASHES; crash += 1) {
        server = await start();
        const manager = await server.asManager();
        const uploads = Array.from({ length: UPLOADS / CRASHES }, async () => {
          const request = manager.post('/api/content');
          const texts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
          const { status, body } = await sendForm(request, [...texts, filePart(await anyFile(sent++))]);
          if (status === 201) acknowledged.push((body as { filename: string }).filename);
        }).map((upload) => upload.catch(() => null));
        await sleep(Math.random() * 1500);
        await server.end('SIGKILL');
        await Promise.all(uploads);
      }
      server = await start();
      expect(sent).toBe(UPLOADS);
      const { rows, files } = await swept(folder);
      expect(files).toEqual(rows);
      expect(rows).toEqual(expect.arrayContaining(acknowledged));
    },
    TIMEOUT_MS,
  );
});

/** Every second upload is a picture. */
async function anyFile(index: number) {
  if (index % 2 === 0) return { name: 'a.png', bytes: await png(500, 400) };
  return { name: 'a.pdf', bytes: Buffer.concat([PDF, randomBytes(1024 * 1024)]) };
}

/** File names in rows and on disk after the clean-up at the start. */
async function swept(folder: string): Promise<{ rows: string[]; files: string[] }> {
  const rows = await namedFiles(folder);
  const found = async () => [
    ...(await readdir(join(folder, 'files'))),
    ...(await readdir(join(folder, 'incoming')).catch(() => [])),
  ];
  for (let wait = 0; wait < 50 && (await found()).length > rows.length; wait += 1) await sleep(100);
  return { rows, files: (await found()).sort() };
}

/** Reads the database directly, since the API omits items in the trash. */
async function namedFiles(folder: string): Promise<string[]> {
  const postmaster = await findPostmaster(join(folder, 'postgres', 'data'));
  const password = (await readFile(join(folder, 'postgres', 'password'), 'utf8')).trim();
  const url = `postgresql://vitral:${password}@127.0.0.1:${postmaster?.port}/vitral`;
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ filename: string }>(
    'select filename from content union all select filename from content_variant',
  );
  await client.end();
  return rows.map(({ filename }) => filename).sort();
}
