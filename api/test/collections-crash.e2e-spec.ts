import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CollectionDeclaration, CollectionDocument } from '@vitral/contracts/collections';
import type { ReleaseChannel } from '@vitral/contracts/releases';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { createApplication } from '../src/server/create-application.ts';
import { EVENTS, EVENTS_PATH as PATH, TALK } from './set-up/module-collections.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import { activeOf } from './set-up/release-channel.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { build, makeWorkspace } from './set-up/workspace.ts';

const VARIABLES = { DEMO: 'false', ADMIN_USERNAME: 'adriana', ADMIN_PASSWORD: 'a long enough one' };
const DOCUMENTS = 30;
const CRASHES = 3;
const LONGEST_PAUSE_MS = 60;

/** Each version has a field of its own with a default. */
const declared = (version: number): CollectionDeclaration => {
  const fields = Array.from({ length: version }, (_, index) => [
    `field${index}`,
    { type: 'integer', default: index },
  ]);
  const properties = { ...EVENTS.schema.properties, ...Object.fromEntries(fields) };
  return { ...EVENTS, schema: { ...EVENTS.schema, properties } };
};

let database: TestDatabase;
let folder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  [database, folder] = [await createTestDatabase(), await createDataFolder()];
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell', { version: '1.0.0' });
  await build(workspace, 'mfe-people', 'people', { version: '1.0.0', collections: [declared(0)] });
  const configuration = new Configuration({ ...VARIABLES, DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const application = await createApplication(configuration, database.url);
  await application.init();
  await application.get(WorkspaceBuilds).publish(workspace);
  await application.close();
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await database.drop();
});

async function startServer(): Promise<TestAgent> {
  server = await ServerProcess.start({ ...VARIABLES, DATA_DIR: folder, DATABASE_URL: database.url });
  const agent = supertest.agent(`${server.url}/api`);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = VARIABLES;
  await agent.post('/auth/login').send({ username, password }).expect(200);
  return agent;
}

describe('a server that is killed while it activates another schema', () => {
  it('has all documents in the schema of its active release', async () => {
    let agent = await startServer();
    for (let count = 0; count < DOCUMENTS; count += 1) await agent.post(PATH).send(TALK).expect(201);
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      const version = `1.0.${crash}`;
      const archive = await makeRelease('mfe-people', version, version, { collections: [declared(crash)] });
      const { body: release } = await sendRelease(agent, 'mfe-people', archive).expect(201);
      const activation = agent.post(`/modules/releases/${release.id}/activate`).send({});
      const outcome = activation.then(
        ({ status }) => status,
        () => 0,
      );
      await sleep(Math.random() * LONGEST_PAUSE_MS);
      await server?.end('SIGKILL');
      const status = await outcome;

      agent = await startServer();
      const channel = (await agent.get('/modules/channel').expect(200)).body as ReleaseChannel;
      const active = Number(activeOf(channel, 'mfe-people')?.split('.')[2]);
      if (status === 200) expect(active).toBe(crash);
      const documents = (await agent.get(PATH).expect(200)).body as CollectionDocument[];
      expect(documents).toHaveLength(DOCUMENTS);
      const fields = Object.fromEntries(
        Array.from({ length: active }, (_, index) => [`field${index}`, index]),
      );
      for (const {
        id: _id,
        version: _version,
        createdAt: _created,
        updatedAt: _updated,
        ...data
      } of documents)
        expect(data).toEqual({ ...TALK, ...fields });
    }
  });
});
