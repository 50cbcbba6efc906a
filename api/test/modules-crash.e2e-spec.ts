import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Boot, ModuleName } from '@vitral/contracts/modules';
import type {
  ChannelChange,
  ReleaseChannel,
  ReleaseDetail,
  ReleaseSummary,
} from '@vitral/contracts/releases';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { createApplication } from '../src/server/create-application.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { build, makeWorkspace } from './set-up/workspace.ts';

const TIMEOUT_MS = 240_000;
const VARIABLES = { DEMO: 'false', ADMIN_USERNAME: 'adriana', ADMIN_PASSWORD: 'a long enough one' };
const CRASHES = 5;
const MOST_CALLS = 6;
const LONGEST_PAUSE_MS = 300;
const TEAMS: ModuleName[] = ['mfe-people', 'mfe-social'];
/** Large enough for its upload to be interrupted. */
const SCRIPT_BYTES = 300_000;

let database: TestDatabase;
let folder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  [database, folder] = [await createTestDatabase(), await createDataFolder()];
  const workspace = await makeWorkspace();
  for (const name of ['shell', ...TEAMS] as const) {
    await build(workspace, name, scriptOf(name, '1.0.0'), { version: '1.0.0' });
  }
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

function scriptOf(name: string, version: string): string {
  return `globalThis.${name.replace('-', '_')} = '${version.padEnd(SCRIPT_BYTES, ' ')}';`;
}

/** Publishes one module again and again, and records the responses. */
class Team {
  /** Versions in order of activation; the last one is active. */
  private stack = ['1.0.0'];
  /** The stack if the server carried out the request that got no response. */
  private unanswered: string[] | null = null;
  private readonly published = ['1.0.0'];
  private patch = 0;
  calls = 0;

  constructor(readonly name: ModuleName) {}

  /** Ends when the server ends. */
  async work(agent: TestAgent): Promise<void> {
    for (;;) {
      const version = `1.0.${++this.patch}`;
      const release = await this.publish(agent, version);
      await this.change([...this.stack, version], () =>
        agent.post(`/modules/releases/${release.id}/activate`).send({}),
      );
      if (this.patch % 3 > 0) continue;
      await this.change(this.stack.slice(0, -1), () => agent.post(`/modules/${this.name}/rollback`).send({}));
    }
  }

  async publish(agent: TestAgent, version: string): Promise<ReleaseDetail> {
    const archive = await makeRelease(this.name, version, scriptOf(this.name, version));
    const { body } = await sendRelease(agent, this.name, archive).expect(201);
    this.published.push(version);
    this.calls += 1;
    return body as ReleaseDetail;
  }

  private async change(after: string[], call: () => PromiseLike<{ status: number }>): Promise<void> {
    this.unanswered = after;
    const { status } = await call();
    expect(status).toBe(200);
    this.stack = after;
    this.unanswered = null;
    this.calls += 1;
  }

  /** Checks that the last request took full effect or none. */
  settle(active: string | undefined): void {
    expect([this.stack.at(-1), this.unanswered?.at(-1)]).toContain(active);
    if (active !== this.stack.at(-1) && this.unanswered) this.stack = this.unanswered;
    this.unanswered = null;
  }

  async expectEveryRelease(agent: TestAgent): Promise<void> {
    const known = (await agent.get(`/modules/${this.name}/releases`).expect(200)).body as ReleaseSummary[];
    expect(known.map(({ version }) => version)).toEqual(expect.arrayContaining(this.published));
    for (const { version, digest } of known) {
      const path = `/modules/${this.name}/${version}-${digest.slice(0, 8)}/entry.js`;
      const { text } = await siteOf().get(path).expect(200);
      expect(text === scriptOf(this.name, version)).toBe(true);
    }
  }
}

const siteOf = () => supertest.agent((server as ServerProcess).url);

async function startServer(): Promise<TestAgent> {
  server = await ServerProcess.start({ ...VARIABLES, DATA_DIR: folder, DATABASE_URL: database.url });
  const agent = supertest.agent(`${server.url}/api`);
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = VARIABLES;
  await agent.post('/auth/login').send({ username, password }).expect(200);
  return agent;
}

/** Also checks that pages are rendered with one complete set, the last one of the history. */
async function activeVersions(agent: TestAgent): Promise<Map<string, string>> {
  const { active } = (await agent.get('/modules/channel').expect(200)).body as ReleaseChannel;
  const [last] = (await agent.get('/modules/history').query({ limit: 1 })).body as ChannelChange[];
  expect(last?.toSet).toBe(active.id);
  const { text } = await siteOf().get('/admin').expect(200);
  const boot = JSON.parse(/id="boot" nonce="[^"]+">(.*?)<\/script>/.exec(text)?.[1] ?? '') as Boot;
  expect(boot.set).toBe(active.id);
  const versions = new Map(active.releases.map(({ name, version }) => [name as string, version]));
  expect(new Map(boot.modules.map(({ name, version }) => [name as string, version]))).toEqual(versions);
  return versions;
}

/** Waits for a random moment after some requests. */
async function afterSomeCalls(teams: Team[], isOver: () => boolean): Promise<void> {
  const calls = () => teams.reduce((sum, team) => sum + team.calls, 0);
  const wanted = calls() + Math.ceil(Math.random() * MOST_CALLS);
  while (calls() < wanted && !isOver()) await sleep(1);
  await sleep(Math.random() * LONGEST_PAUSE_MS);
}

describe('a server that is killed while teams publish, activate and roll back', () => {
  it(
    'has the old or the new set, and loses nothing',
    async () => {
      const teams = TEAMS.map((name) => new Team(name));
      let agent = await startServer();
      for (let crash = 0; crash < CRASHES; crash += 1) {
        let isOver = false;
        const works = teams.map((team) =>
          team.work(agent).catch((error: unknown) => {
            isOver = true;
            return error;
          }),
        );
        await afterSomeCalls(teams, () => isOver);
        await server?.end('SIGKILL');
        for (const ended of await Promise.all(works)) {
          expect(String(ended)).toMatch(/ECONN|EPIPE|socket hang up|aborted/);
        }

        agent = await startServer();
        const versions = await activeVersions(agent);
        for (const team of teams) team.settle(versions.get(team.name));
      }

      for (const team of teams) {
        await team.expectEveryRelease(agent);
        const { id } = await team.publish(agent, '2.0.0');
        await agent.post(`/modules/releases/${id}/activate`).send({}).expect(200);
        expect((await activeVersions(agent)).get(team.name)).toBe('2.0.0');
      }
    },
    TIMEOUT_MS,
  );
});
