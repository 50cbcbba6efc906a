import { execFile, spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartRefusal } from '../../lifecycle/start-refusal.ts';
import { asAccount } from './account.ts';
import { program } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { isReady } from './connection.ts';
import { findPostmaster } from './postmaster-file.ts';

const run = promisify(execFile);

/** Generous, since PostgreSQL may have to replay its log after a crash. */
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 40;
const LOG_LIMIT_BYTES = 5_000_000;
const ATTEMPTS = 3;

/** The port of the cluster's PostgreSQL, found running (it outlives a killed server) or started. */
export async function ensureRunning(cluster: Cluster, wantedPort?: number): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let failures = 0;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster.data);
    if (postmaster) {
      if (await isReady(cluster, postmaster.port)) return postmaster.port;
      await sleep(POLL_MS);
    } else if (failures === ATTEMPTS) {
      throw new StartRefusal(`PostgreSQL did not start: ${await lastLogLine(cluster)} (see ${cluster.log}).`);
    } else {
      const port = wantedPort ?? (await freePort());
      if (await launch(cluster, port, deadline)) return port;
      failures += 1;
    }
  }
  throw new StartRefusal(
    `PostgreSQL was not ready within ${START_TIMEOUT_MS / 1000} s (see ${cluster.log}).`,
  );
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk when this returns. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  if (!(await findPostmaster(cluster.data))) return;
  const stop = (mode: string, seconds: string) =>
    run(
      program(cluster.binaries, 'pg_ctl'),
      ['stop', '-D', cluster.data, '-m', mode, '-t', seconds, '--silent'],
      asAccount(cluster.account),
    );
  await stop('fast', '10').catch(() => stop('immediate', '5'));
}

/** False when PostgreSQL gave up: the port was taken, or another process started it in the same moment. */
async function launch(cluster: Cluster, port: number, deadline: number): Promise<boolean> {
  await limitLog(cluster.log);
  const log = await open(cluster.log, 'a', 0o640);
  const child = spawn(program(cluster.binaries, 'postgres'), serverOptions(cluster.data, port), {
    ...asAccount(cluster.account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  child.unref();
  try {
    while (!hasEnded && Date.now() < deadline) {
      if (await isReady(cluster, port)) return true;
      await sleep(POLL_MS);
    }
    return false;
  } finally {
    await log.close();
  }
}

/** Only the loopback address, no socket file: nothing to protect in a shared temporary folder. */
function serverOptions(data: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function limitLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await truncate(log);
}

async function lastLogLine(cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.log, 'utf8').catch(() => '');
  return log.trim().split('\n').at(-1) ?? 'it gave no reason';
}
