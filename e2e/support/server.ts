import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@vitral/stand-ins/free-ports';

const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const START_LIMIT = 60_000;
const STOP_LIMIT = 20_000;
const NOT_INHERITED =
  /^(NX_|npm_|ADMIN_|S3_|SMTP_|DATABASE_URL|STORAGE_URL|NODE_ENV|NODE_OPTIONS|PUBLIC_URL|ASSET_ORIGINS|TRUST_PROXY)/;

export interface RunningServer {
  /** Origin without a path. */
  url: string;
  process: ChildProcess;
  /** Data folder, which `stop` deletes. */
  dataDir: string;
  /** Returns the log so far. */
  log(): Promise<string>;
  /** Stops the server with SIGTERM, deletes its data, and throws unless it exited cleanly. */
  stop(): Promise<void>;
}

/** Makes a data folder that other users may enter: if tests run as root, the database runs as another user. */
async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitral-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

async function waitUntilReady(server: RunningServer): Promise<void> {
  const limit = performance.now() + START_LIMIT;
  while (performance.now() < limit && server.process.exitCode === null) {
    const response = await fetch(`${server.url}/health/ready`).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  const state = server.process.exitCode === null ? 'is not ready' : `ended with ${server.process.exitCode}`;
  throw new Error(`The server ${state}:\n${await server.log()}`);
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  const isEnded = await Promise.race([ended.then(() => true), wait(STOP_LIMIT, false, { ref: false })]);
  if (!isEnded) process.kill('SIGKILL');
  await ended;
}

/** Starts the built server on a free port with its own data and the demo accounts, and waits until it is ready. */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await makeDataDir();
  const logPath = join(dataDir, 'server.log');
  const port = await freePort();
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_DIR: join(dataDir, 'data'),
    ...variables,
  };
  const output = await open(logPath, 'w');
  const child = spawn(process.execPath, [MAIN, '--publish'], {
    env,
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  const log = () => readFile(logPath, 'utf8');
  const server: RunningServer = {
    url: `http://127.0.0.1:${port}`,
    process: child,
    dataDir,
    log,
    async stop() {
      await end(child);
      const written = await log();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
      if (child.exitCode !== 0)
        throw new Error(
          `The server did not stop cleanly (${child.exitCode ?? child.signalCode}):\n${written}`,
        );
    },
  };
  await waitUntilReady(server).catch(async (error: unknown) => {
    await server.stop().catch(() => undefined);
    throw error;
  });
  return server;
}
