import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseSetSummary } from '@vitral/contracts/releases';
import { Client } from 'pg';
import supertest, { type Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { createApplication } from '../src/server/create-application.ts';
import { PDF } from './files/plain-files.ts';
import { DatabaseProxy } from './set-up/database-proxy.ts';
import { upload } from './set-up/forms.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { build, makeWorkspace } from './set-up/workspace.ts';

const TIMEOUT_MS = 120_000;
const VARIABLES = { DEMO: 'false', ADMIN_USERNAME: 'adriana', ADMIN_PASSWORD: 'a long enough one' };
const CLAIM = /insert into idempotency_key/;
const MESSAGE = { name: 'Eva', email: 'eva@vitral.example', subject: 'other', message: 'Is anybody there?' };

let database: TestDatabase;
let proxy: DatabaseProxy;
let folder: string;
let watcher: Client;
let server: ServerProcess | undefined;
let people: { admin: TestAgent; visitor: TestAgent };
beforeAll(async () => {
  [database, folder] = [await createTestDatabase(), await createDataFolder()];
  proxy = await DatabaseProxy.before(Number(new URL(database.url).port));
  await publishTwice();
  watcher = new Client({ connectionString: database.url });
  await watcher.connect();
  people = await start();
}, TIMEOUT_MS);
afterAll(async () => {
  await server?.end('SIGTERM');
  await watcher.end();
  await proxy.stop();
  await database.drop();
});

/** Publishes twice, so that two release sets have been active. */
async function publishTwice(): Promise<void> {
  const configuration = new Configuration({ ...VARIABLES, DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const application = await createApplication(configuration, database.url);
  await application.init();
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell', { version: '1.0.0' });
  for (const version of ['1.0.0', '1.1.0']) {
    await build(workspace, 'mfe-people', version, { version });
    await application.get(WorkspaceBuilds).publish(workspace);
  }
  await application.close();
}

async function start(): Promise<typeof people> {
  const url = new URL(database.url);
  url.port = String(proxy.port);
  server = await ServerProcess.start({ ...VARIABLES, DATA_DIR: folder, DATABASE_URL: url.href });
  const address = `${server.url}/api`;
  const admin = supertest.agent(address);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = VARIABLES;
  await admin.post('/auth/login').send({ username, password }).expect(200);
  return { admin, visitor: supertest.agent(address) };
}

interface Write {
  name: string;
  send: () => Test;
  /** Table into which the write inserts one row. */
  table: string;
  /** Columns of the last row that the response contains, as SQL. */
  response: string;
}

/** Id of the release set that is not active. */
let otherSet = '';
const WRITES: Write[] = [
  {
    name: 'a message of a visitor',
    send: () => people.visitor.post('/contact').send(MESSAGE),
    table: 'contact_message',
    response: 'created_at as "receivedAt"',
  },
  {
    name: 'a testimonial',
    send: () => people.admin.post('/testimonials').send({ name: 'Ana', text: 'It helped.', rating: 5 }),
    table: 'testimonial',
    response: 'id, name, version',
  },
  {
    name: 'an upload',
    send: () => upload(people.admin, { name: 'a.pdf', bytes: PDF }),
    table: 'content',
    response: 'id, filename, version',
  },
  {
    name: 'a step of the channel',
    send: () => people.admin.post(`/modules/sets/${otherSet}/activate`).send({}),
    table: 'channel_change',
    response: `json_build_object('id', to_set_id) as active`,
  },
];

async function count(table: string): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(`select count(*)::int from ${table}`);
  return rows[0]?.count ?? 0;
}

async function lastOf({ table, response }: Write): Promise<object> {
  const { rows } = await watcher.query<object>(`select ${response} from ${table} order by id desc limit 1`);
  return JSON.parse(JSON.stringify(rows[0])) as object;
}

describe.each([
  ['before the database committed its writes', false],
  ['after the database committed its writes, before it responded', true],
])('when a server was killed %s', (_, isDone) => {
  const keys = new Map<Write, string>();
  const before = new Map<Write, number>();
  const keyed = (write: Write) => write.send().set('Idempotency-Key', keys.get(write) ?? '');

  beforeAll(async () => {
    const { body } = await people.admin.get('/modules/sets').expect(200);
    otherSet = (body as ReleaseSetSummary[]).find(({ isActive }) => !isActive)?.id ?? '';
    const sent: Promise<unknown>[] = [];
    for (const write of WRITES) {
      keys.set(write, randomUUID());
      before.set(write, await count(write.table));
      const lost = proxy.loseCommit(CLAIM, { isDone });
      sent.push(keyed(write).then(undefined, () => null));
      await lost;
    }
    await server?.end('SIGKILL');
    await Promise.all(sent);
    for (const write of WRITES) {
      expect(await count(write.table)).toBe((before.get(write) ?? 0) + Number(isDone));
    }
    people = await start();
  }, TIMEOUT_MS);

  it.each(WRITES)(
    '$name is done once, and every repetition gets the response',
    async (write) => {
      const responses = await Promise.all([keyed(write), keyed(write), keyed(write)]);
      const last = await lastOf(write);
      for (const { status, body } of responses) {
        expect([200, 201]).toContain(status);
        expect(body).toMatchObject(last);
      }
      expect(await count(write.table)).toBe((before.get(write) ?? 0) + 1);
    },
    TIMEOUT_MS,
  );
});
