import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Backup, Restore } from '@vitral/contracts/backups';
import type TestAgent from 'supertest/lib/agent.js';
import { findPostmaster } from '../src/platform/database/embedded/processes.ts';
import { DirectoryStore } from '../src/platform/storage/directory-store.ts';
import { PDF } from './files/plain-files.ts';
import { digestFiles, digestRows } from './set-up/archives.ts';
import { latestRestore, listBackups, createBackup, until, untilOver } from './set-up/backups.ts';
import { FIELDS, fieldPart, filePart, sendForm } from './set-up/forms.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';

const TIMEOUT_MS = 240_000;
const MEGABYTE = 1024 * 1024;
const CRASHES = 2;

/** Tables that logins and backups themselves change. */
const CHANGING_TABLES = ['account', 'audit_entry', 'security_event'];

let server: ServerProcess | undefined;
afterAll(() => server?.end('SIGTERM'));

async function logIn(): Promise<TestAgent> {
  const agent = (server as ServerProcess).site();
  await agent.post('/api/auth/login').send({ username: 'admin', password: 'admin-vitral' }).expect(200);
  return agent;
}

async function upload(agent: TestAgent): Promise<void> {
  const texts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
  const bytes = Buffer.concat([PDF, randomBytes(30 * MEGABYTE)]);
  await sendForm(agent.post('/api/content'), [...texts, filePart({ name: 'a.pdf', bytes })]).expect(201);
}

async function stateOf(folder: string): Promise<object> {
  const postmaster = await findPostmaster(join(folder, 'postgres', 'data'));
  const password = (await readFile(join(folder, 'postgres', 'password'), 'utf8')).trim();
  const rows = await digestRows(`postgresql://vitral:${password}@127.0.0.1:${postmaster?.port}/vitral`);
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !CHANGING_TABLES.includes(table)));
}

describe('a server with backups', () => {
  it(
    'leaves all old or all new data and an intact last backup when killed during a backup or a restore',
    async () => {
      const folder = await createDataFolder();
      const files = new DirectoryStore(join(folder, 'files'));
      const start = async () => {
        server = await ServerProcess.start({ DATA_DIR: folder, DEMO: 'true' });
        return logIn();
      };
      let admin = await start();
      for (let count = 0; count < 5; count += 1) await upload(admin);
      const good = await createBackup(admin, '/api');
      expect(good).toMatchObject({ state: 'ready' });
      const [oldRows, oldFiles] = [await stateOf(folder), await digestFiles(files)];

      const { body } = await admin.post('/api/backups').expect(202);
      const { id } = body as Backup;
      const begun = ({ progress, state }: Backup) => state !== 'running' || (progress?.done ?? 0) > MEGABYTE;
      const find = async () =>
        (await listBackups(admin, '/api')).find((backup) => backup.id === id) as Backup;
      expect(await until(find, begun)).toMatchObject({ state: 'running' });
      await server?.end('SIGKILL');
      admin = await start();
      expect(await untilOver(admin, id, '/api')).toMatchObject({ state: 'failed', problem: 'interrupted' });
      const archives = () => readdir(join(folder, 'backups'));
      expect(await until(archives, ({ length }) => length < 2)).toEqual([good.filename]);
      expect(await stateOf(folder)).toEqual(oldRows);

      const testimonial = { name: 'Came Later', position: 'Nurse', text: 'A story', locale: 'es', rating: 5 };
      await admin.post('/api/testimonials').send(testimonial).expect(201);
      await upload(admin);
      const [newRows, newFiles] = [await stateOf(folder), await digestFiles(files)];
      for (let crash = 0; crash < CRASHES; crash += 1) {
        const restore = { confirmation: good.filename };
        await admin.post(`/api/backups/${good.id}/restore`).send(restore).expect(202);
        await until(
          () => latestRestore(admin, '/api'),
          (latest) => !['verifying', 'saving'].includes((latest as Restore).state),
        );
        await sleep(Math.random() * 1000);
        await server?.end('SIGKILL');
        admin = await start();
        const over = await until(
          () => latestRestore(admin, '/api'),
          (latest) => Boolean(latest?.finishedAt),
        );
        const rows = await stateOf(folder);
        expect(rows).toEqual(over?.state === 'done' ? oldRows : newRows);
        expect(await digestFiles(files)).toMatchObject(over?.state === 'done' ? oldFiles : newFiles);
        await admin.post('/api/testimonials').send({}).expect(400);
        if (over?.state === 'done') break;
        expect(over).toMatchObject({ state: 'failed', problem: 'interrupted' });
      }

      const whole = await admin.get(`/api/backups/${good.id}/file`).expect(200);
      expect((whole.body as Buffer).length).toBe(good.size);
      await admin.post(`/api/backups/${good.id}/restore`).send({ confirmation: good.filename }).expect(202);
      await until(
        () => admin.get('/api/backups/restore'),
        ({ status, body }) => status === 401 || (body as Restore).state === 'failed',
      );
      expect(await latestRestore(await logIn(), '/api')).toMatchObject({ state: 'done' });
      expect(await stateOf(folder)).toEqual(oldRows);
    },
    TIMEOUT_MS,
  );
});
