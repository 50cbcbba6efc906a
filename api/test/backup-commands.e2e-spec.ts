import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyArchive } from '../src/backups/archive/read-archive.ts';
import { DirectoryStore } from '../src/platform/storage/directory-store.ts';
import { ArchiveSite } from './set-up/archive-site.ts';
import { runCommand as run, startCommand as start, type Variables } from './set-up/backup-commands.ts';
import { digestFiles, onDatabase } from './set-up/archives.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { pause } from './set-up/pause.ts';

const MEGABYTE = 1024 * 1024;
const TIMEOUT_MS = 240_000;
const NAME = /vitral-\d{8}-\d{6}-[0-9a-f]{8}\.tar/;

describe('with the embedded database', () => {
  let variables: Variables;
  beforeAll(async () => {
    variables = { DATA_DIR: await createDataFolder() };
  });

  it(
    'backs up beside a running server, and restores everything to another folder without a server',
    async () => {
      const path = join(await createDataFolder(), 'site.tar');
      const server = await ServerProcess.start(variables);
      try {
        expect(await run('make-backup', [path], variables)).toMatchObject({ code: 0, errors: '' });
      } finally {
        await server.end('SIGTERM');
      }

      const elsewhere = { DATA_DIR: await createDataFolder() };
      const refused = await run('restore-backup', [path, '--yes'], elsewhere);
      expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('--accept-untrusted')]);
      const restored = await run('restore-backup', [path, '--yes', '--accept-untrusted'], elsewhere);
      expect(restored).toMatchObject({ code: 0, errors: '' });
      expect(restored.output).toMatch(/files +27\n/);
      expect(restored.output).toContain('It was sealed with another SECRET_KEY');
      const files = new DirectoryStore(join(elsewhere.DATA_DIR, 'files'));
      expect(Object.keys(await digestFiles(files))).toHaveLength(27);
      await rm(elsewhere.DATA_DIR, { recursive: true, force: true });
    },
    TIMEOUT_MS,
  );
});

describe('with an external database', () => {
  let site: ArchiveSite;
  let variables: Variables;
  let archives: DirectoryStore;
  beforeAll(async () => {
    const DATA_DIR = await createDataFolder();
    site = await ArchiveSite.make(join(DATA_DIR, 'files'));
    variables = { DATA_DIR, DATABASE_URL: site.place.databaseUrl, SECRET_KEY: site.place.secretKey };
    archives = new DirectoryStore(join(DATA_DIR, 'backups'));
    for (let number = 0; number < 12; number += 1) {
      await site.addContent(`file-${number}.pdf`, randomBytes(MEGABYTE));
    }
    await site.query(`insert into contact_message (created_at, updated_at, name, email, subject, message, language)
      select now(), now(), 'Ana', 'ana@example.org', 'general', repeat(md5(n::text), 50), 'es'
      from generate_series(1, 4000) n`);
  }, TIMEOUT_MS);
  afterAll(() => site.drop());

  const backUp = async () => {
    const { code, output } = await run('make-backup', [], variables);
    expect(code).toBe(0);
    return NAME.exec(output)?.[0] ?? '';
  };

  /** Kills the command partway through, and waits until the database has noticed. */
  async function kill(part: number, fullMs: number, ...given: Parameters<typeof start>): Promise<void> {
    const child = start(...given);
    const closed = once(child, 'close');
    await wait(part * fullMs);
    child.kill('SIGKILL');
    await closed;
    await onDatabase(site.place.databaseUrl, async (client) => {
      const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      while ((await client.query(others)).rowCount !== 0) await pause();
    });
  }

  const isSound = async (name: string) => {
    const bytes = await archives.read(name);
    await verifyArchive(() => Promise.resolve(bytes ?? Readable.from([])));
  };

  it('reports in one sentence why it cannot run', async () => {
    for (const [command, words, sentence] of [
      ['restore-backup', ['nothing.tar', '--yes'], 'There is no file and no backup named nothing.tar.'],
      ['restore-backup', [], 'Use it like this: npm run restore'],
      ['make-backup', ['--yes'], 'Use it like this: npm run backup'],
      ['make-backup', ['--scheduled', '/tmp/x.tar'], 'Use it like this: npm run backup'],
      ['make-backup', ['/nowhere/x.tar'], '/nowhere/x.tar cannot be written (ENOENT).'],
    ] as const) {
      const { code, errors } = await run(command, [...words], variables);
      expect([code, errors.split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
    }
  });

  it('can make a scheduled backup, to which the retention settings apply', async () => {
    expect(await run('make-backup', ['--scheduled'], variables)).toMatchObject({ code: 0, errors: '' });
    expect(await site.query('select origin, state from backup')).toEqual([
      { origin: 'scheduled', state: 'ready' },
    ]);
    await site.query('delete from backup; delete from audit_entry');
  });

  it('asks for confirmation before it restores, and records the restore in the audit log', async () => {
    const name = await backUp();
    const { code, errors } = await run('restore-backup', [name], variables);
    expect([code, errors]).toEqual([1, expect.stringContaining('add --yes')]);
    expect((await run('restore-backup', [name, '--yes'], variables)).code).toBe(0);
    expect(await site.query('select origin, state, problem from backup order by created_at')).toEqual([
      { origin: 'command-line', state: 'ready', problem: null },
      { origin: 'before-restore', state: 'ready', problem: null },
    ]);
    expect(await site.query('select filename, state from restore')).toEqual([
      { filename: name, state: 'done' },
    ]);
    expect(await site.query(`select noun, verb from audit_entry`)).toEqual([
      { noun: 'backups', verb: 'restored' },
    ]);
  });

  it('refuses an archive of the store in whose place another one of the site was put', async () => {
    const [older, newer] = [await backUp(), await backUp()];
    await archives.write(newer, (await archives.read(older)) ?? Readable.from([]));
    const { code, errors } = await run('restore-backup', [newer, '--yes', '--accept-untrusted'], variables);
    expect([code, errors]).toEqual([1, expect.stringContaining('not the archive that was stored')]);
    for (const name of [older, newer]) await archives.remove(name);
    await site.query('delete from backup; delete from restore; delete from audit_entry');
  });

  it(
    'leaves no partial archive and the previous one intact when killed during a backup',
    async () => {
      const began = performance.now();
      const last = await backUp();
      const fullMs = performance.now() - began;
      for (const part of [0.6, 0.8, 0.9]) {
        await kill(part, fullMs, 'make-backup', [], variables);
        for await (const { name } of archives.names()) await isSound(name);
      }
      await isSound(last);
      await isSound(await backUp());
    },
    TIMEOUT_MS,
  );

  it(
    'leaves either the old or the new state, never a mixture, when killed during a restore',
    async () => {
      const old = await site.state();
      const name = await backUp();
      const change = async () => {
        await site.query(
          `update content set title = 'changed'; delete from contact_message; delete from audit_entry`,
        );
        await site.place.files.remove('file-3.pdf');
        return (await site.state()).rows;
      };
      await change();
      const began = performance.now();
      expect((await run('restore-backup', [name, '--yes'], variables)).code).toBe(0);
      const fullMs = performance.now() - began;
      const audited = { audit_entry: expect.any(String) };
      expect((await site.state()).rows).toEqual({ ...old.rows, ...audited });

      for (const part of [0.5, 0.75, 0.9, 0.95]) {
        const before = await change();
        await kill(part, fullMs, 'restore-backup', [name, '--yes'], variables);
        const { rows, files } = await site.state();
        const isNew = rows['contact_message'] === old.rows['contact_message'];
        expect(rows).toEqual({ ...(isNew ? old.rows : before), ...audited });
        if (isNew) expect(files).toEqual(old.files);
        await isSound(name);
      }
      expect((await run('restore-backup', [name, '--yes'], variables)).code).toBe(0);
      expect(await site.state()).toEqual({ rows: { ...old.rows, ...audited }, files: old.files });
    },
    TIMEOUT_MS,
  );
});
