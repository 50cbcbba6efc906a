import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { Client } from 'pg';
import type { Response } from 'supertest';
import { DatabaseProxy } from './set-up/database-proxy.ts';
import { type Api, startApi } from './start-api.ts';

const TIMEOUT_MS = 60_000;

/** Exceeds the number of connections in the pool. */
const MANY = 30;

let api: Api;
let proxy: DatabaseProxy;
let databaseUrl: string;
beforeEach(async () => {
  const { hostname, port } = new URL(process.env['VITRAL_TEST_DATABASE'] ?? '');
  expect(hostname).toBe('127.0.0.1');
  proxy = await DatabaseProxy.before(Number(port));
  api = await startApi({}, (url) => {
    databaseUrl = url;
    const led = new URL(url);
    led.port = String(proxy.port);
    return led.href;
  });
});
afterEach(async () => {
  proxy.isSilent = false;
  await api.stop();
  await proxy.stop();
});

const testimonial = (name: string) => ({
  name,
  text: 'It was written into the void',
  image: null,
  position: null,
  company: null,
  rating: 5,
  isActive: true,
  locale: 'en',
  consentDate: null,
});

const message = { name: 'Ana', email: 'ana@example.org', subject: 'general', message: 'Is anybody there?' };

function expectRefusal({ status, headers, body }: Response, code: string): void {
  expect({ status, code: (body as { code: string }).code }).toEqual({ status: 503, code });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

async function names(): Promise<string[]> {
  const { body } = await api.as('manager').get('/testimonials').expect(200);
  return (body as Testimonial[]).map(({ name }) => name);
}

describe('unresponsive database', () => {
  it(
    'responds 503 to every request while packets are dropped, and recovers as soon as they pass',
    async () => {
      proxy.isSilent = true;
      const manager = api.as('manager');
      const refused = await Promise.all([
        ...Array.from({ length: MANY }, () => manager.get('/testimonials?q=nobody')),
        manager.post('/testimonials').send(testimonial('Nobody')),
        api.asVisitor().post('/contact').send(message),
        api.asVisitor().post('/auth/login').send({ username: 'admin', password: 'admin-vitral' }),
        api.as('admin').get('/admin/stats'),
        api.site().get('/health/ready'),
      ]);
      for (const response of refused) expectRefusal(response, 'server.not-ready');
      await api.site().get('/health/live').expect(200);

      proxy.isSilent = false;
      const responses = await Promise.all(Array.from({ length: MANY }, () => manager.get('/testimonials')));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      await manager.post('/testimonials').send(testimonial('Somebody')).expect(201);
      expect(await names()).toEqual(expect.arrayContaining(['Somebody']));
      expect(await names()).not.toContain('Nobody');
    },
    TIMEOUT_MS,
  );

  it(
    'reports an unknown outcome of a change whose commit got no response',
    async () => {
      proxy.unanswered = /commit/i;
      expectRefusal(
        await api.as('manager').post('/testimonials').send(testimonial('Perhaps')),
        'server.outcome-unknown',
      );
      proxy.unanswered = null;
      expect(await names()).toContain('Perhaps');
    },
    TIMEOUT_MS,
  );

  it(
    'reports that a change was not made if its commit was not sent',
    async () => {
      proxy.unanswered = /insert into "testimonial"/i;
      expectRefusal(
        await api.as('manager').post('/testimonials').send(testimonial('Never')),
        'server.not-ready',
      );
      proxy.unanswered = null;
      expect(await names()).not.toContain('Never');
    },
    TIMEOUT_MS,
  );

  it(
    'drops connections whose processes hang, and no request holds one',
    async () => {
      const watcher = new Client({ connectionString: databaseUrl, application_name: 'watcher' });
      await watcher.connect();
      const { rows } = await watcher.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const signal = (name: NodeJS.Signals) => rows.forEach(({ pid }) => process.kill(pid, name));
      signal('SIGSTOP');
      try {
        const manager = api.as('manager');
        const responses = await Promise.all(Array.from({ length: MANY }, () => manager.get('/testimonials')));
        const refused = responses.filter(({ status }) => status !== 200);
        expect(refused).not.toHaveLength(0);
        for (const response of refused) expectRefusal(response, 'server.not-ready');
        await manager.get('/testimonials').expect(200);
      } finally {
        signal('SIGCONT');
        await watcher.end();
      }
      const pool = await api.application.get(MikroORM).em.getConnection().getNativeClient();
      expect(pool.waitingCount).toBe(0);
      await names();
    },
    TIMEOUT_MS,
  );
});
