import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { firstOutput, startDatabaseOwner } from '../../../../test/set-up/database-owner.ts';
import { DatabaseProxy, type Treatment } from '../../../../test/set-up/database-proxy.ts';
import { isAlive, findPostmaster } from './processes.ts';
import { EmbeddedDatabase, withEmbeddedDatabase } from './embedded-database.ts';

jest.setTimeout(120_000);

let parent: string;
let folder: string;
let data: string;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vitral-patience-'));
  await chmod(parent, 0o755);
  folder = join(parent, 'data');
  data = join(folder, 'postgres', 'data');
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await rm(parent, { recursive: true, force: true });
});

function startProcess() {
  const started = startDatabaseOwner(folder);
  ends.push(() => kill(started));
  return started;
}

/** Another server process that owns the database until it is killed. */
async function startOwner(): Promise<ChildProcess> {
  const owner = startProcess();
  await firstOutput(owner, owner.stdout);
  return owner;
}

async function kill(owner: ChildProcess): Promise<void> {
  if (owner.exitCode !== null || owner.signalCode !== null) return;
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

/** Kills an owner and returns the PostgreSQL that it leaves running. */
async function orphan() {
  await kill(await startOwner());
  return postmaster();
}

/** Puts the port of a proxy into postmaster.pid, which handles the next connections as planned. */
async function putProxyBefore(plan: Treatment[]): Promise<void> {
  const { port } = await postmaster();
  const proxy = await DatabaseProxy.before(port);
  ends.push(() => proxy.stop());
  proxy.plan = plan;
  const file = join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  lines[3] = String(proxy.port);
  await writeFile(file, lines.join('\n'));
}

async function postmaster() {
  const found = await findPostmaster(data);
  if (!found) throw new Error('PostgreSQL does not run');
  return found;
}

/** Returns the process of PostgreSQL that holds the owner's lock. */
async function backendOf(owner: ChildProcess): Promise<number> {
  const password = await readFile(join(folder, 'postgres', 'password'), 'utf8');
  const { port } = await postmaster();
  const client = new Client({
    connectionString: `postgresql://vitral:${password.trim()}@127.0.0.1:${port}/vitral`,
  });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [`vitral owner ${owner.pid}`],
  );
  await client.end();
  return rows[0]?.pid ?? 0;
}

/**
 * Freezes a process until the start reports that it waits. Returns a function that opens the database and returns the reported
 * lines.
 */
async function openAfter(frozen: number) {
  process.kill(frozen, 'SIGSTOP');
  ends.push(async () => isAlive(frozen) && process.kill(frozen, 'SIGCONT'));
  return async () => {
    const lines: string[] = [];
    const report = (line: string) => {
      lines.push(line);
      process.kill(frozen, 'SIGCONT');
    };
    const database = await EmbeddedDatabase.open(folder, () => {}, report);
    ends.push(() => database.stop());
    return lines;
  };
}

describe('embedded database retries', () => {
  it('takes over a PostgreSQL that responds late, and reports once that it waits', async () => {
    const { pid } = await orphan();
    const open = await openAfter(pid);
    expect(await open()).toEqual([expect.stringContaining('PostgreSQL is not ready')]);
    expect((await postmaster()).pid).toBe(pid);
  });

  it('tries again after any connection without a response', async () => {
    const { pid } = await orphan();
    await putProxyBefore(['pass', 'silent', 'pass', 'pass', 'silent']);
    const database = await EmbeddedDatabase.open(
      folder,
      () => {},
      () => {},
    );
    ends.push(() => database.stop());
    expect((await postmaster()).pid).toBe(pid);
  });

  it('waits as long as PostgreSQL reports that it is starting', async () => {
    await orphan();
    await putProxyBefore(Array<Treatment>(18).fill('starting'));
    const lines: string[] = [];
    const database = await EmbeddedDatabase.open(
      folder,
      () => {},
      (line) => lines.push(line),
    );
    ends.push(() => database.stop());
    expect(lines).toEqual([
      'PostgreSQL is not ready (the database system is starting up). Waiting up to 5 minutes.',
    ]);
  });

  it('waits for the lock of a killed server until PostgreSQL releases it', async () => {
    const owner = await startOwner();
    const open = await openAfter(await backendOf(owner));
    await kill(owner);
    expect(await open()).toEqual([expect.stringContaining(`process ${owner.pid}`)]);
  });

  it('waits for the processes of a PostgreSQL whose first process was killed', async () => {
    const owner = await startOwner();
    const { pid } = await postmaster();
    const open = await openAfter(await backendOf(owner));
    process.kill(pid, 'SIGKILL');
    await kill(owner);
    expect(await open()).toHaveLength(1);
    expect((await postmaster()).pid).not.toBe(pid);
  });

  it('names the server that holds the data, even when PostgreSQL does not respond', async () => {
    const owner = await startOwner();
    const refusal = `The data in ${folder} is in use by process ${owner.pid}: stop it first.`;
    await putProxyBefore(['pass', 'silent', 'pass', 'pass', 'silent']);
    await expect(
      EmbeddedDatabase.open(
        folder,
        () => {},
        () => {},
      ),
    ).rejects.toThrow(refusal);

    const { pid } = await postmaster();
    process.kill(pid, 'SIGSTOP');
    ends.push(async () => process.kill(pid, 'SIGCONT'));
    await expect(
      EmbeddedDatabase.open(
        folder,
        () => {},
        () => {},
      ),
    ).rejects.toThrow(refusal);
  });

  it('names a server that is itself waiting for an unresponsive PostgreSQL', async () => {
    const { pid } = await orphan();
    process.kill(pid, 'SIGSTOP');
    ends.push(async () => process.kill(pid, 'SIGCONT'));
    const first = startProcess();
    await firstOutput(first, first.stderr);
    await expect(
      EmbeddedDatabase.open(
        folder,
        () => {},
        () => {},
      ),
    ).rejects.toThrow(`The data in ${folder} is in use by process ${first.pid}: stop it first.`);
  });

  it('lets commands use a PostgreSQL that responds late', async () => {
    await orphan();
    await putProxyBefore(['pass', 'silent', 'starting']);
    let urls = 0;
    await withEmbeddedDatabase(folder, async () => void (urls += 1));
    expect(urls).toBe(1);
  });
});
