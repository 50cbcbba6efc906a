import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import http, { type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { pause } from './set-up/pause.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

const TIMEOUT_MS = 60_000;
const DRAIN_MS = 2000;
/** Signals less than a second apart count as one. */
const TWO_SIGNALS_MS = 1200;

let database: TestDatabase;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  [database, folder] = [await createTestDatabase(), await createDataFolder()];
  server = await start(DRAIN_MS / 1000);
}, TIMEOUT_MS);
afterAll(async () => {
  await server.end('SIGKILL');
  await database.drop();
});

const start = (seconds: number) =>
  ServerProcess.start({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DRAIN_SECONDS: `${seconds}`,
    LOG_LEVEL: 'warn',
  });

/** Sends a request through `agent`, whose connections may be reused. */
function ask(agent: http.Agent, path: string, body?: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    http
      .request(`${server.url}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
        response.resume().once('end', () => resolve(response));
      })
      .once('error', reject)
      .end(body && JSON.stringify(body));
  });
}

const codeOf = (asking: Promise<IncomingMessage>) =>
  asking.then(
    ({ statusCode }) => statusCode,
    ({ code }: NodeJS.ErrnoException) => code,
  );

async function until(wanted: string | number, path: string): Promise<void> {
  const limit = performance.now() + TIMEOUT_MS / 2;
  while ((await codeOf(ask(new http.Agent(), path))) !== wanted) {
    if (performance.now() > limit) throw new Error(`${path} was never answered by ${wanted}`);
    await pause();
  }
}

const nobody = { username: 'nobody', password: 'nothing' };

describe('graceful drain', () => {
  it(
    'is not ready at once, and keeps responding with `Connection: close`',
    async () => {
      const agent = new http.Agent({ keepAlive: true });
      const list = () => ask(agent, '/api/testimonials');
      for (const headers of [(await list()).headers, (await list()).headers]) {
        expect(headers.connection).toBe('keep-alive');
      }
      const signalled = performance.now();
      const ended = server.end('SIGTERM');
      while ((await codeOf(ask(agent, '/health/ready'))) !== 503);

      const responses = [await list(), await ask(agent, '/es'), await ask(agent, '/api/auth/login', nobody)];
      expect(responses.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual([
        [200, 'close'],
        [200, 'close'],
        [401, 'close'],
      ]);
      expect((await ask(agent, '/health/live')).statusCode).toBe(200);

      await until('ECONNRESET', '/api/testimonials');
      expect(performance.now() - signalled).toBeGreaterThan(DRAIN_MS);
      expect(await codeOf(ask(agent, '/api/auth/login', nobody))).toBe(401);
      expect(await codeOf(ask(agent, '/health/ready'))).toBe(503);
      expect(await ended).toBe(0);
      agent.destroy();
    },
    TIMEOUT_MS,
  );

  it(
    'exits at once on a second signal',
    async () => {
      server = await start(300);
      const ended = server.end('SIGTERM');
      await until(503, '/health/ready');
      await sleep(TWO_SIGNALS_MS);
      process.kill(server.pid, 'SIGTERM');
      expect(await ended).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'closes without delay when there is nothing to drain',
    async () => {
      server = await start(0);
      const ended = server.end('SIGTERM');
      await until('ECONNREFUSED', '/api/testimonials');
      expect(await ended).toBe(0);
    },
    TIMEOUT_MS,
  );
});
