import { execFile, spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import type { StartRetry } from '../start-retry.ts';
import { StartRefusal } from '../../errors/app-error.ts';
import { asAccount } from './place.ts';
import { program } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { checkReady } from './connection.ts';
import { findPostmaster } from './processes.ts';

const run = promisify(execFile);

const LOG_LIMIT_BYTES = 5_000_000;
const ATTEMPTS = 3;
/** Log lines after the reason: hints, and the message that PostgreSQL has shut down. */
const LINES_AFTER_REASON = 6;

/** Processes of a killed PostgreSQL that have not ended yet, or another process that was faster to start it. */
const TRANSIENT = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** A PostgreSQL that this process has started and that has not written its postmaster.pid yet. */
interface Launched {
  port: number;
  hasEnded: boolean;
}

/** Returns the port of the cluster's PostgreSQL, which may outlive a killed server, or is started. Throws StartRefusal. */
export async function ensureRunning(
  cluster: Cluster,
  retry: StartRetry,
  wantedPort?: number,
): Promise<number> {
  let launched: Launched | null = null;
  let failures = 0;
  for (;;) {
    const running: { port: number } | null = (await findPostmaster(cluster.data)) ?? launched;
    let reason: unknown;
    if (running === null) {
      launched = await launch(cluster, wantedPort ?? (await freePort()));
      reason = 'it is starting up';
    } else if (launched?.hasEnded) {
      launched = null;
      reason = await readEndReason(cluster);
      if (!TRANSIENT.test(String(reason))) failures += 1;
      if (failures === ATTEMPTS)
        throw new StartRefusal(`PostgreSQL did not start: ${String(reason)} (see ${cluster.log}).`);
    } else {
      reason = await checkReady(cluster, running.port).catch((error: unknown) => error);
      if (reason === undefined) return running.port;
    }
    await retry.pause(reason);
  }
}

/** Shuts PostgreSQL down fast: open transactions are rolled back, and everything committed is on disk when this returns. */
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

/** Starts PostgreSQL, which ends by itself if its port is taken or another process started it at the same moment. */
async function launch(cluster: Cluster, port: number): Promise<Launched> {
  await limitLog(cluster.log);
  const log = await open(cluster.log, 'a', 0o600);
  try {
    const child = spawn(program(cluster.binaries, 'postgres'), serverOptions(cluster.data, port), {
      ...asAccount(cluster.account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const launched = { port, hasEnded: false };
    const end = () => (launched.hasEnded = true);
    child.once('exit', end).once('error', end).unref();
    return launched;
  } finally {
    await log.close();
  }
}

/** Restricts PostgreSQL to the loopback address without a socket file, which a shared temporary folder would expose. */
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

async function readEndReason(cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.log, 'utf8').catch(() => '');
  const lines = log.trim().split('\n').reverse();
  const fatal = lines.slice(0, LINES_AFTER_REASON).find((line) => /(FATAL|PANIC):/.test(line));
  return (fatal ?? lines[0]) || 'it gave no reason';
}
