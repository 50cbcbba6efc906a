import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logInForCookie, PresenceReader } from './set-up/presence.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { type Api, startApi } from './start-api.ts';

const TIMEOUT_MS = 120_000;
const SHARED = { SECRET_KEY: 'the same on every one of the servers', PUBLIC_URL: 'https://vitral.example' };

let api: Api;
let databaseUrl = '';
let item: string;
const started: ServerProcess[] = [];
beforeAll(async () => {
  api = await startApi(SHARED, (url) => (databaseUrl = url));
  const { body } = await api.as('manager').get('/team-members').expect(200);
  item = `team-members/${body[0].id}`;
}, TIMEOUT_MS);
afterAll(async () => {
  for (const server of started) await server.end('SIGKILL');
  await api.stop();
});

async function start(): Promise<ServerProcess> {
  const variables = { ...SHARED, DATA_DIR: await createDataFolder(), DATABASE_URL: databaseUrl };
  const server = await ServerProcess.start({ ...variables, LOG_LEVEL: 'warn' });
  started.push(server);
  return server;
}

async function openAs(role: 'manager' | 'admin', url: string): Promise<PresenceReader> {
  const reader = new PresenceReader(url, await logInForCookie(url, role, api.passwordOf(role)));
  await reader.open(item);
  return reader;
}

describe.each(['SIGKILL', 'SIGTERM'] as const)('presence on a server that ends by %s', (signal) => {
  it(
    'disappears, and does not delay the end',
    async () => {
      const server = await start();
      const admin = await openAs('admin', api.url);
      await openAs('manager', server.url);
      await admin.untilSees('Mateo Rivas');

      expect(await server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);

      await admin.untilSees();
      admin.close();
    },
    TIMEOUT_MS,
  );
});
