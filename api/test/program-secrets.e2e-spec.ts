import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreatedAccessToken } from '@vitral/contracts/access-tokens';
import type { WebhookWithSecret } from '@vitral/contracts/webhooks';
import type TestAgent from 'supertest/lib/agent.js';
import { TOKEN_INPUT } from './set-up/access-tokens.ts';
import { splitArchive } from './set-up/archive-parts.ts';
import { onDatabase } from './set-up/archives.ts';
import { runCommand } from './set-up/backup-commands.ts';
import { createBackup, until } from './set-up/backups.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { Webhook } from './set-up/webhook.ts';

const TIMEOUT_MS = 180_000;
const ADMIN = { username: 'adriana', password: 'a long enough one' };

/** A site with an empty database and its server, whose log is as long as it can be. */
interface Site {
  database: TestDatabase;
  variables: Record<string, string>;
  server: ServerProcess;
}

let receiver: Webhook;
let site: Site;
let admin: TestAgent;
let token: string;
/** The signing secrets, before and after a renewal. */
let secrets: string[];
const sites: Site[] = [];

beforeAll(async () => {
  receiver = await Webhook.open();
  site = await open();
  admin = await logIn(site);
  const create = async (path: string, input: object, key: string) =>
    (await admin.post(path).set('Idempotency-Key', key).send(input).expect(201)).body as unknown;
  ({ token } = (await create('/api/access-tokens', TOKEN_INPUT, 'token')) as CreatedAccessToken);
  const input = { name: 'Boletín', url: `http://${receiver.host}/`, events: ['content.published'] };
  const { id, secret } = (await create('/api/webhooks', input, 'webhook')) as WebhookWithSecret;
  const renewed = (await create(`/api/webhooks/${id}/secret`, {}, 'renewal')) as WebhookWithSecret;
  secrets = [secret, renewed.secret];

  receiver.respond(500);
  await admin.post(`/api/webhooks/${id}/test`).expect(202);
  await receiver.waitForPosts(1);
  await asProgram(site).get('/api/testimonials/stats').expect(200);
  await asProgram(site).get('/api/settings').expect(403);
  await asProgram(site).post('/api/testimonials').send({ text: token }).expect(400);
  await site.server.site().get(`/api/testimonials/stats?access_token=${token}`).expect(401);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const { server, database } of sites) {
    await server.end('SIGKILL');
    await database.drop();
  }
  await receiver.close();
});

async function open(): Promise<Site> {
  const database = await createTestDatabase();
  const variables = {
    ...{ DATA_DIR: await createDataFolder(), DATABASE_URL: database.url, DEMO: 'false', LOG_LEVEL: 'trace' },
    ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, OUTGOING_ALLOWED: receiver.host },
  };
  const opened = { database, variables, server: await ServerProcess.start(variables) };
  sites.push(opened);
  return opened;
}

async function logIn({ server }: Site): Promise<TestAgent> {
  const agent = server.site();
  await agent.post('/api/auth/login').send(ADMIN).expect(200);
  return agent;
}

const asProgram = ({ server }: Site) => server.site().set('Authorization', `Bearer ${token}`);

/** Expects that a text has none of the secrets, with or without their prefixes. */
function expectNoSecrets(text: string): void {
  for (const secret of [token, ...secrets]) {
    const bare = secret.replace(/^(vitral_access_|whsec_)/, '');
    expect(text.includes(bare)).toBe(false);
    expect(text.includes(Buffer.from(bare, 'base64').toString('hex'))).toBe(false);
  }
}

/** All rows of all tables as text, by table. */
function dump(url: string): Promise<Record<string, string>> {
  return onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
    );
    const rows: [string, string][] = [];
    for (const { name } of tables) {
      const all = await client.query<{ text: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`,
      );
      rows.push([name, all.rows[0]?.text ?? '']);
    }
    return Object.fromEntries(rows);
  });
}

describe('secrets of programs', () => {
  it('are in no list, audit entry or export', async () => {
    const paths = [
      '/api/access-tokens',
      '/api/webhooks',
      '/api/audit',
      '/api/audit/export',
      '/api/deliveries',
      '/api/deliveries/export',
      '/api/security-events',
      '/api/security-events/export',
    ];
    const texts = await Promise.all(paths.map(async (path) => (await admin.get(path).expect(200)).text));
    const all = texts.join();
    expect(all).toContain(TOKEN_INPUT.name);
    expect(all).toContain('Boletín');
    expectNoSecrets(all);
    expect(all).not.toMatch(/sealed|"hash"/i);
  });

  it('are stored as digests or sealed, also in jobs and in responses that are repeated', async () => {
    const rows = await dump(site.database.url);
    expect(rows['public.idempotency_key']?.length).toBeGreaterThan(500);
    expect(rows['public.webhook']).toContain('Boletín');
    expect(rows['public.access_token']).toContain(TOKEN_INPUT.name);
    expectNoSecrets(Object.values(rows).join());
  });

  it('are not in the log, however detailed it is', async () => {
    const lines = await until(
      () => Promise.resolve(site.server.printed),
      (printed) => printed.includes('/api/testimonials/stats') && printed.includes('A job failed'),
    );
    expect(lines).toContain('/api/webhooks');
    expectNoSecrets(lines);
  });

  it(
    'are not in backups, so that a restore keeps the access to this site and gives none to another',
    async () => {
      const { filename, state } = await createBackup(admin, '/api');
      expect(state).toBe('ready');
      const path = join(String(site.variables['DATA_DIR']), 'backups', filename);
      const parts = await splitArchive(await readFile(path));
      const texts = parts.map(({ name, content }) =>
        name.endsWith('.gz') ? gunzipSync(content).toString() : content.toString(),
      );
      const names = parts.map(({ name }) => name).join();
      expect(names).toContain('database/account/');
      expect(names).not.toMatch(/access_token|webhook/);
      expectNoSecrets(texts.join());

      const restore = ({ variables }: Site) =>
        runCommand('restore-backup', [path, '--yes', '--accept-untrusted'], variables);
      expect(await restore(site)).toMatchObject({ code: 0, errors: '' });
      await asProgram(site).get('/api/testimonials/stats').expect(200);

      const other = await open();
      expect(await restore(other)).toMatchObject({ code: 0, errors: '' });
      const there = await logIn(other);
      expect((await there.get('/api/audit?noun=access-tokens').expect(200)).body).toHaveLength(1);
      expect((await there.get('/api/access-tokens').expect(200)).body).toEqual([]);
      expect((await there.get('/api/webhooks').expect(200)).body).toEqual([]);
      await asProgram(other).get('/api/testimonials/stats').expect(401);
    },
    TIMEOUT_MS,
  );
});
