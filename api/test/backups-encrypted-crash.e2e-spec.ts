import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Backup, Restore } from '@vitral/contracts/backups';
import type TestAgent from 'supertest/lib/agent.js';
import { PDF } from './files/plain-files.ts';
import { addRecipient } from './set-up/backup-keys.ts';
import { createBackup, latestRestore, listBackups, until, untilOver } from './set-up/backups.ts';
import { FIELDS, fieldPart, filePart, sendForm } from './set-up/forms.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';

const TIMEOUT_MS = 480_000;
const MEGABYTE = 1024 * 1024;
const SENTENCE = 'a sentence that only this file has';

let server: ServerProcess | undefined;
afterAll(() => server?.end('SIGTERM'));

async function start(folder: string): Promise<TestAgent> {
  server = await ServerProcess.start({ DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'trace' });
  const agent = server.site();
  await agent.post('/api/auth/login').send({ username: 'admin', password: 'admin-vitral' }).expect(200);
  return agent;
}

async function upload(agent: TestAgent): Promise<void> {
  const texts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
  const pieces = Array.from({ length: 10 }, () => [Buffer.from(SENTENCE), randomBytes(3 * MEGABYTE)]);
  const bytes = Buffer.concat([PDF, ...pieces.flat()]);
  await sendForm(agent.post('/api/content'), [...texts, filePart({ name: 'a.pdf', bytes })]).expect(201);
}

/** Names of the files with that text, in the data folder without the site's own files and database. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isOwn = ['files', 'postgres'].some((own) => path.startsWith(join(folder, own)));
    if (!isOwn && entry.isFile() && (await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}

const tasksOf = (admin: TestAgent, id: string) => async () =>
  (await listBackups(admin, '/api')).find((backup) => backup.id === id) as Backup;

describe('a server that encrypts its backups', () => {
  it(
    'leaves no plain text when killed during a backup, and a failed restore when killed during one',
    async () => {
      const folder = await createDataFolder();
      let admin = await start(folder);
      for (let count = 0; count < 3; count += 1) await upload(admin);
      const { privateKey } = await addRecipient(admin, 'Ana', '/api');
      const good = await createBackup(admin, '/api');
      expect(good).toMatchObject({ state: 'ready', encryption: 'keys' });

      const { body } = await admin.post('/api/backups').expect(202);
      const { id } = body as Backup;
      await until(
        tasksOf(admin, id),
        ({ state, progress }) => state !== 'running' || Number(progress?.done) > 20 * MEGABYTE,
      );
      await server?.end('SIGKILL');
      expect((await readdir(join(folder, 'backups'))).length).toBe(2);
      expect(await filesWith(folder, SENTENCE)).toEqual([]);
      expect(await filesWith(folder, 'manifest.json')).toEqual([]);

      admin = await start(folder);
      expect(await untilOver(admin, id, '/api')).toMatchObject({ state: 'failed', problem: 'interrupted' });
      const archives = () => readdir(join(folder, 'backups'));
      expect(await until(archives, ({ length }) => length < 2)).toEqual([good.filename]);

      const input = { confirmation: good.filename, key: privateKey };
      const wrong = { ...input, key: privateKey.replace('1', '1Q') };
      await admin.post(`/api/backups/${good.id}/restore`).send(wrong).expect(422);
      await admin.post(`/api/backups/${good.id}/restore`).send(input).expect(202);
      await until(
        () => latestRestore(admin, '/api'),
        (latest) => latest?.state !== 'verifying' && Number(latest?.progress?.done) > 0,
      );
      await server?.end('SIGKILL');
      expect(await filesWith(folder, SENTENCE)).toEqual([]);
      expect(await filesWith(folder, privateKey)).toEqual([]);
      admin = await start(folder);
      const over = await until(
        () => latestRestore(admin, '/api'),
        (latest) => Boolean(latest?.finishedAt),
      );
      expect(over).toMatchObject({ state: 'failed', problem: 'interrupted' });

      await admin.post(`/api/backups/${good.id}/restore`).send(input).expect(202);
      await until(
        () => admin.get('/api/backups/restore'),
        ({ status, body: latest }) => status === 401 || (latest as Restore).state === 'failed',
      );
      admin = server?.site() as TestAgent;
      await admin.post('/api/auth/login').send({ username: 'admin', password: 'admin-vitral' }).expect(200);
      expect(await latestRestore(admin, '/api')).toMatchObject({ state: 'done' });
      const printed = await until(
        () => Promise.resolve(server?.printed ?? ''),
        (lines) => lines.includes('A backup was restored'),
      );
      expect(printed.includes(privateKey.slice(20, 50))).toBe(false);
    },
    TIMEOUT_MS,
  );
});
