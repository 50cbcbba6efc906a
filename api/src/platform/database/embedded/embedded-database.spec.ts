import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { firstOutput, startDatabaseOwner } from '../../../../test/set-up/database-owner.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { findPostmaster } from './processes.ts';

jest.setTimeout(60_000);

const itAsRoot = process.getuid?.() === 0 ? it : it.skip;
let parent: string;
let folder: string;
const started: EmbeddedDatabase[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vitral database '));
  await chmod(parent, 0o755);
  folder = join(parent, 'data');
});
afterEach(async () => {
  for (const database of started.splice(0)) await database.stop();
  await rm(parent, { recursive: true, force: true });
});

async function open(): Promise<EmbeddedDatabase> {
  const database = await EmbeddedDatabase.open(folder, () => {});
  started.push(database);
  return database;
}

async function query<Row>(database: EmbeddedDatabase, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

function postmaster(database: EmbeddedDatabase) {
  return findPostmaster(join(database.directory, 'data'));
}

/** Another server process that owns the database until it is killed. */
async function startOwner() {
  const owner = startDatabaseOwner(folder);
  await firstOutput(owner, owner.stdout);
  return owner;
}

describe('EmbeddedDatabase', () => {
  it('preserves data from one start to the next, in a folder with a space in its name', async () => {
    const first = await open();
    await query(first, "create table note (text text); insert into note values ('kept')");
    await first.stop();
    expect(await postmaster(first)).toBeNull();

    const second = await open();
    expect(await query(second, 'select text from note')).toEqual([{ text: 'kept' }]);
    expect(second.directory).toBe(join(folder, 'postgres'));
  });

  it('is durable, asks for a password and listens on this machine alone', async () => {
    const database = await open();
    const settings = `select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit', 'unix_socket_directories')`;
    expect(
      Object.fromEntries(
        (await query<{ name: string; setting: string }>(database, settings)).map((row) => [
          row.name,
          row.setting,
        ]),
      ),
    ).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      synchronous_commit: 'on',
      unix_socket_directories: '',
    });
    const { mode } = await stat(join(database.directory, 'password'));
    expect(mode & 0o777).toBe(0o600);

    const url = new URL(database.url);
    url.password = 'guessed';
    await expect(new Client({ connectionString: url.href }).connect()).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('refuses a second process and names the one that holds the data', async () => {
    const owner = await startOwner();
    try {
      await expect(EmbeddedDatabase.open(folder, () => {})).rejects.toThrow(
        `The data in ${folder} is in use by process ${owner.pid}: stop it first.`,
      );
    } finally {
      owner.kill('SIGKILL');
      await once(owner, 'exit');
      await open();
    }
  });

  it('takes over the PostgreSQL that a killed server left running', async () => {
    const owner = await startOwner();
    const left = await findPostmaster(join(folder, 'postgres', 'data'));
    owner.kill('SIGKILL');
    await once(owner, 'exit');

    const database = await open();
    expect(left).not.toBeNull();
    expect(await postmaster(database)).toEqual(left);
  });

  it('restarts at the same URL after PostgreSQL itself was killed', async () => {
    const database = await open();
    await query(database, "create table note (text text); insert into note values ('kept')");
    const killed = await postmaster(database);
    if (!killed) throw new Error('PostgreSQL does not run');
    process.kill(killed.pid, 'SIGKILL');

    await expect(untilResponding(database)).resolves.toEqual([{ text: 'kept' }]);
    expect((await postmaster(database))?.pid).not.toBe(killed.pid);
  });
});

async function untilResponding(database: EmbeddedDatabase): Promise<unknown[]> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await query(database, 'select text from note');
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

itAsRoot('is placed elsewhere when PostgreSQL may not enter the data folder, and stays there', async () => {
  await mkdir(folder);
  await chmod(parent, 0o700);

  const database = await open();
  try {
    expect(database.isElsewhere).toBe(true);
    expect(database.directory).toMatch(/^\/var\/lib\/vitral\/[0-9a-f-]{36}$/);
    expect(await readFile(join(folder, 'postgres.location'), 'utf8')).toBe(`${database.directory}\n`);
    await database.stop();

    await chmod(parent, 0o755);
    expect((await open()).directory).toBe(database.directory);
  } finally {
    for (const each of started.splice(0)) await each.stop();
    await rm(database.directory, { recursive: true, force: true });
  }
  await expect(EmbeddedDatabase.open(folder, () => {})).rejects.toThrow(
    'which does not exist any more: restore it, or remove',
  );
});
