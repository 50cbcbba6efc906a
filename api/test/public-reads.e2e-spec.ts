import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type { PublicTestimonial, Testimonial } from '@vitral/contracts/testimonials';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { PublicReads } from '../src/platform/public-reads/public-reads.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { type Api, startApi } from './start-api.ts';

/** Generous, since the tests with three servers measure how soon a write is visible. */
const LATE_MS = 30_000;
const PATHS = [
  '/api/embeds',
  '/api/landing-content',
  '/api/site-config/site_language',
  '/api/site-config/site_logo',
  '/api/social-feeds',
  '/api/team-members',
  '/api/testimonials',
  '/api/zoom-meetings',
];
const PATH = '/api/testimonials';

let api: Api;
let second: Awaited<ReturnType<Api['startAnother']>>;
let reads: PublicReads;
let changes: TableChanges;
beforeAll(async () => {
  api = await startApi();
  second = await api.startAnother();
  reads = api.application.get(PublicReads);
  changes = api.application.get(TableChanges);
});
afterAll(async () => {
  await second.close();
  await api.stop();
});

const sql = (text: string) => api.application.get(MikroORM).em.fork().execute(text);

const ask = (path: string, site = api.url) => rawRequest(`${site}${path}`);

async function names(site = api.url): Promise<string[]> {
  const { body } = await ask(PATH, site);
  return (JSON.parse(body.toString()) as PublicTestimonial[]).map(({ name }) => name);
}

async function publish(name: string): Promise<string> {
  const { body } = await api
    .as('manager')
    .post('/testimonials')
    .send({ name, text: 'Es verdad.' })
    .expect(201);
  return (body as Testimonial).id;
}

async function eventually(claim: () => Promise<boolean> | boolean): Promise<void> {
  const limit = performance.now() + LATE_MS;
  while (!(await claim())) {
    if (performance.now() > limit) throw new Error('It never came true');
    await sleep(5);
  }
}

describe('a cached read', () => {
  it('is read from the database once for all requests', async () => {
    const generation = reads.generationOf(PATHS);
    const first = await Promise.all(PATHS.map((path) => reads.read(path)));
    await Promise.all(PATHS.map((path) => ask(path)));
    expect(await Promise.all(PATHS.map((path) => reads.read(path)))).toEqual(first);
    expect((await reads.read(PATH)) === first[PATHS.indexOf(PATH)]).toBe(true);
    expect(reads.generationOf(PATHS)).toBe(generation);
  });

  it('is invalidated before the response to a write, even while many read', async () => {
    let isWriting = true;
    const readers = Array.from({ length: 8 }, async () => {
      while (isWriting) expect((await ask(PATH)).status).toBe(200);
    });
    for (let round = 0; round < 30; round += 1) {
      const id = await publish(`Story ${round}`);
      expect(await names()).toContain(`Story ${round}`);
      await api.as('manager').delete(`/testimonials/${id}`).expect(204);
      expect(await names()).not.toContain(`Story ${round}`);
    }
    isWriting = false;
    await Promise.all(readers);
  });

  it('is invalidated after simultaneous writes', async () => {
    const testimonials = Array.from({ length: 12 }, (_, index) => `Parallel ${index}`);
    await Promise.all(
      testimonials.map(async (name) => {
        const id = await publish(name);
        expect(await names()).toContain(name);
        await api.as('manager').delete(`/testimonials/${id}`).expect(204);
        expect(await names()).not.toContain(name);
      }),
    );
  });

  it.each([
    ['an update', `update testimonial set name = 'By hand' where name = (select min(name) from testimonial)`],
    [
      'an insertion',
      `insert into testimonial (created_at, updated_at, name, text, rating, is_active)
      values (now(), now(), 'By hand', 'x', 5, true)`,
    ],
  ])('is invalidated soon after %s by plain SQL, on every server', async (_kind, statement) => {
    expect(await names()).not.toContain('By hand');
    expect(await names(second.url)).not.toContain('By hand');
    await sql(statement);
    await eventually(async () => (await names()).includes('By hand'));
    await eventually(async () => (await names(second.url)).includes('By hand'));

    await sql(`delete from testimonial where name = 'By hand'`);
    await eventually(async () => !(await names()).includes('By hand'));
    await eventually(async () => !(await names(second.url)).includes('By hand'));
  });

  it('is invalidated by a write on another server', async () => {
    await names(second.url);
    const id = await publish('From the first');
    await eventually(async () => (await names(second.url)).includes('From the first'));
    await api.as('manager').delete(`/testimonials/${id}`).expect(204);
    await eventually(async () => !(await names(second.url)).includes('From the first'));
  });

  it('stays cached when a transaction is rolled back or other tables change', async () => {
    const generation = reads.generationOf([PATH]);
    await sql('begin; delete from testimonial; rollback');
    await sql('update social_feed_item set view_count = view_count + 1');
    await changes.settle();
    expect(reads.generationOf([PATH])).toBe(generation);
    expect((await names()).length).toBeGreaterThan(0);
  });
});

describe('a committed write', () => {
  it('changes the generation once the server has settled', async () => {
    for (let round = 0; round < 50; round += 1) {
      const generation = reads.generationOf([PATH]);
      await sql('update testimonial set rating = rating');
      await changes.settle();
      expect(reads.generationOf([PATH])).not.toBe(generation);
    }
  });

  it('gets its response after the server has settled, while reads do not wait', async () => {
    let settled = () => {};
    const settling = new Promise<void>((resolve) => (settled = resolve));
    const settle = jest.spyOn(changes, 'settle').mockReturnValue(settling);
    let isAnswered = false;
    const writing = publish('Unsettled').then((id) => {
      isAnswered = true;
      return id;
    });
    await eventually(() => settle.mock.calls.length === 1);
    await api.as('manager').get('/testimonials').expect(200);
    expect(isAnswered).toBe(false);

    settled();
    const id = await writing;
    settle.mockRestore();
    await api.as('manager').delete(`/testimonials/${id}`).expect(204);
  });
});

describe('a server whose connection for changes is interrupted', () => {
  const cut = () =>
    sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'vitral changes'`);

  it('sends nothing stale and listens again', async () => {
    await names();
    await cut();
    const id = await publish('While deaf');
    expect(await names()).toContain('While deaf');
    await eventually(() => changes.isListening);
    await api.as('manager').delete(`/testimonials/${id}`).expect(204);
    expect(await names()).not.toContain('While deaf');
    expect(reads.generationOf([PATH])).toBe(reads.generationOf([PATH]));
  });

  it('shows changes made in the meantime', async () => {
    await names();
    await cut();
    await eventually(() => !changes.isListening);
    expect(reads.generationOf([PATH])).not.toBe(reads.generationOf([PATH]));
    await sql(`update testimonial set company = 'Changed unheard'`);
    expect((await ask(PATH)).body.toString()).toContain('Changed unheard');
    await eventually(() => changes.isListening);
    expect((await ask(PATH)).body.toString()).toContain('Changed unheard');
  });
});

describe('readers of one generation', () => {
  const slow = { path: '/slow', tables: ['testimonial'], calls: [] as ((response: unknown) => void)[] };
  beforeAll(() => reads.offer({ ...slow, read: () => new Promise((resolve) => slow.calls.push(resolve)) }));

  it('share one query, which is neither joined nor cached after a change', async () => {
    const before = [reads.read('/slow'), reads.read('/slow')];
    await sql('update testimonial set rating = rating');
    await changes.settle();
    const after = reads.read('/slow');
    expect(slow.calls).toHaveLength(2);
    slow.calls[1]?.('new');
    slow.calls[0]?.('old');

    expect((await Promise.all(before)).map(({ json }) => json)).toEqual(['"old"', '"old"']);
    expect((await after).json).toBe('"new"');
    expect((await reads.read('/slow')).json).toBe('"new"');
    expect(slow.calls).toHaveLength(2);
  });

  it('query a table without change notifications each time', async () => {
    reads.offer({ path: '/silent', tables: ['session'], read: async () => Math.random() });
    const [one, other] = [await reads.read('/silent'), await reads.read('/silent')];
    expect(other.json).not.toBe(one.json);
  });

  it('get an error for a read that no noun provides', async () => {
    await expect(reads.read('/api/nothing')).rejects.toThrow('No noun offers /api/nothing to visitors');
  });
});
