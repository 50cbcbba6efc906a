import { afterEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PDF } from './files/plain-files.ts';
import { createBackup } from './set-up/backups.ts';
import { FIELDS, fieldPart, filePart, sendForm } from './set-up/forms.ts';
import { makeRelease } from './set-up/publishing.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';

const TIMEOUT_MS = 120_000;

let server: ServerProcess | undefined;
afterEach(() => server?.end('SIGTERM'));

async function startUnder(umask: number, folder: string): Promise<ServerProcess> {
  const before = process.umask(umask);
  try {
    server = await ServerProcess.start({ DATA_DIR: folder });
    return server;
  } finally {
    process.umask(before);
  }
}

/** Files and folders that other accounts of the system have access to, as `files/x.pdf 644`. */
async function openIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const mode = await stat(path).then(
      (stats) => stats.mode & 0o777,
      () => 0,
    );
    if (mode & 0o077) found.push(`${relative(folder, path)} ${mode.toString(8)}`);
  }
  return found;
}

async function fill(): Promise<void> {
  const admin = server?.site();
  if (!admin) throw new Error('The server does not run');
  await admin.post('/api/auth/login').send({ username: 'admin', password: 'admin-vitral' }).expect(200);
  const texts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
  const upload = await sendForm(admin.post('/api/content'), [
    ...texts,
    filePart({ name: 'a.pdf', bytes: PDF }),
  ]);
  expect(upload.status).toBe(201);
  expect(await createBackup(admin, '/api')).toMatchObject({ state: 'ready' });
  const release = await makeRelease('mfe-people', '9.9.9');
  const { status } = await admin
    .post('/api/modules/mfe-people/releases')
    .set('Content-Type', 'application/x-tar')
    .send(release);
  expect(status).toBe(201);
}

describe('private files', () => {
  it.each([0o000, 0o022])(
    'creates every file and folder accessible to its own account only, under umask %i',
    async (umask) => {
      const folder = join(await createDataFolder(), 'data');
      await startUnder(umask, folder);
      await fill();
      expect(await openIn(folder)).toEqual([]);
      expect(await readdir(folder)).toEqual(
        expect.arrayContaining(['backups', 'files', 'postgres', 'releases', 'secret-key']),
      );
      const { mode } = await stat(folder);
      expect((mode & 0o777).toString(8)).toBe(process.getuid?.() === 0 ? '710' : '700');
    },
    TIMEOUT_MS,
  );

  it(
    'restricts files that an earlier version left open, and logs it once',
    async () => {
      const folder = await createDataFolder();
      await mkdir(join(folder, 'files'));
      await chmod(join(folder, 'files'), 0o755);
      await writeFile(join(folder, 'files', 'left.pdf'), PDF, { mode: 0o644 });
      const { printed } = await startUnder(0o022, folder);
      expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700);
      const warnings = printed.split('\n').filter((line) => line.includes('other accounts of this machine'));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(join(folder, 'files'));
      expect(warnings[0]).toContain(`: ${folder}.`);
    },
    TIMEOUT_MS,
  );
});
