import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { JobDatabase, bossOptions } from '../src/platform/jobs/job-database.ts';
import { until } from './set-up/backups.ts';
import { NOBODY } from './set-up/nobody.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

const TOKEN = 'a-token-of-the-house';
const AUTHORIZATION = `Bearer ${TOKEN}`;

let api: Api;
beforeAll(async () => {
  api = await startApi({ METRICS_TOKEN: TOKEN });
});
afterAll(() => api.stop());

async function scrape(): Promise<string> {
  const { text } = await api.site().get('/metrics').set('Authorization', AUTHORIZATION).expect(200);
  return text;
}

/** Value of a line such as `name{label="value"}`, or null if there is none. */
async function valueOf(line: string): Promise<number | null> {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length));
}

const countOf = async (method: string, route: string, status: number) =>
  (await valueOf(
    `vitral_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  )) ?? 0;

describe('access to the metrics', () => {
  it('requires the token, and the response is not cached', async () => {
    const { headers, text } = await api
      .site()
      .get('/metrics')
      .set('Authorization', AUTHORIZATION)
      .expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it.each(['', 'Bearer ', `Bearer ${TOKEN}s`, `Bearer ${TOKEN.slice(1)}`, TOKEN, `Basic ${TOKEN}`])(
    'is refused with %j',
    async (authorization) => {
      const { headers } = await api.site().get('/metrics').set('Authorization', authorization).expect(401);
      expect(headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
    },
  );

  it('is refused to an admin without the token', async () => {
    await api.as('admin').get('/auth/user').expect(200);
    const session = await (await ServedSite.open(api)).sessionOf('admin');
    await api.site().get('/metrics').set('Cookie', session).expect(401);
  });

  it('is refused to everybody if no token is set', async () => {
    const other = await startApi({ DEMO: 'false' });
    try {
      const { body } = await other.site().get('/metrics').set('Authorization', 'Bearer null').expect(404);
      expect(body).toMatchObject({ code: 'request.not-found' });
    } finally {
      await other.stop();
    }
  });
});

describe('requests', () => {
  it('are counted by the route that their handler declares', async () => {
    const before = await countOf('GET', '/api/admin/users/:id', 404);
    await api.as('admin').get(`/admin/users/${NOBODY}`).expect(404);
    expect(await countOf('GET', '/api/admin/users/:id', 404)).toBe(before + 1);
  });

  it('are counted as refused when they are refused', async () => {
    const before = await countOf('POST', '/api/auth/login', 401);
    await api.asVisitor().post('/auth/login').send({ username: 'nobody', password: 'wrong one' }).expect(401);
    expect(await countOf('POST', '/api/auth/login', 401)).toBe(before + 1);
  });

  it('never reveal their paths, queries or senders', async () => {
    await api.as('manager').get('/content?q=seek-this').expect(200);
    await api.asVisitor().get('/made-up-one').expect(404);
    await api.asVisitor().post('/made-up-two').send({}).expect(404);
    await api.site().get('/share/made-up-three');
    await api.site().get('/modules/made-up-four/x.js');
    await api.site().get('/es/made-up-five');
    const text = await scrape();
    for (const hidden of ['made-up', 'seek-this', NOBODY, 'manager', '127.0.0.1', TOKEN]) {
      expect(text).not.toContain(hidden);
    }
    expect(await countOf('POST', '/{*all}', 404)).toBe(1);
  });
});

describe('responses for visitors', () => {
  const read = (what: string) => valueOf(`vitral_${what}_answers_total{kind="read"}`);

  it('are counted as computed once, then as cached', async () => {
    await api.as('manager').post('/testimonials').send({ name: 'Ana', text: 'Es verdad.' }).expect(201);
    const [made, cached] = [Number(await read('made')), Number(await read('kept'))];
    for (let time = 0; time < 5; time += 1) await api.site().get('/api/testimonials').expect(200);
    expect(await read('made')).toBe(made + 1);
    expect(await read('kept')).toBeGreaterThanOrEqual(cached + 4);
  });

  it('are timed when they are rendered pages', async () => {
    const rendered = () => valueOf('vitral_page_drawing_duration_seconds_count{outcome="drawn"}');
    const site = await ServedSite.open(api);
    const before = (await rendered()) ?? 0;
    // The server renders each page of the set before the first request.
    await site.publishPublic(rendererNamed('timed'));
    expect(await rendered()).toBeGreaterThan(before);
  });
});

describe('the server', () => {
  it('reports its connections and that it listens', async () => {
    expect(await valueOf('vitral_database_connections_max')).toBe(20);
    expect(await valueOf('vitral_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(await valueOf('vitral_database_waiting')).toBe(0);
    expect(await valueOf('vitral_changes_listening')).toBe(1);
  });

  it('reports the set that visitors receive', async () => {
    const site = await ServedSite.open(api);
    const { id } = await site.publishPublic(rendererNamed('metrics'));
    expect(await valueOf(`vitral_active_set{set="${id}"}`)).toBe(1);
  });

  it('reports the number of jobs of each kind', async () => {
    const orm: MikroORM = api.application.get(MikroORM);
    const boss = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
    await boss.start();
    await boss.send('release-clean-up', {}, { startAfter: 3600 });
    await orm.em.fork().execute('update jobs.queue set monitor_on = null, monitor_claim_on = null');
    await boss.supervise('release-clean-up');
    await boss.stop({ close: false });
    const deferred = () => valueOf('vitral_jobs{queue="release-clean-up",state="deferred"}');
    // The counts are read every few seconds at most.
    await until(deferred, (count) => count === 1);
    expect(await valueOf('vitral_jobs{queue="release-clean-up",state="failed"}')).toBe(0);
  });
});
