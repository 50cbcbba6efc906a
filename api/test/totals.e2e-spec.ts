import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { Testimonial as TestimonialRow } from '../src/testimonials/testimonials.entity.ts';
import { type Api, startApi } from './start-api.ts';

/** Generous, since the tests with three servers measure how soon a write is visible. */
const LATE_MS = 30_000;

let api: Api;
let second: Awaited<ReturnType<Api['startAnother']>>;
let changes: TableChanges;
let manager: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  second = await api.startAnother();
  changes = api.application.get(TableChanges);
  manager = await logIn();
});
afterAll(async () => {
  await second.close();
  await api.stop();
});
beforeEach(() => sql(`delete from testimonial where name like 'Story %'`).then(() => bothKnow()));

const sql = (text: string) => api.application.get(MikroORM).em.fork().execute(text);

const bothKnow = () => Promise.all([changes.settle(), second.application.get(TableChanges).settle()]);

/** Logs in once, since sessions are valid on every server. */
async function logIn(): Promise<Record<string, string>> {
  const { headers } = await api
    .asVisitor()
    .post('/auth/login')
    .send({ username: 'manager', password: 'manager-vitral' })
    .expect(200);
  return { cookie: [headers['set-cookie']].flat().join('; ') };
}

const realCount = EntityManager.prototype.count;

/** Watches counts of testimonials; jobs count other rows meanwhile. `first` replaces the first count. */
function watchCounts(first?: () => Promise<number>) {
  const watched = { calls: 0, stop: () => spy.mockRestore() };
  const spy = jest.spyOn(EntityManager.prototype, 'count').mockImplementation(function (
    this: EntityManager,
    ...parameters
  ) {
    if (parameters[0] !== TestimonialRow) return realCount.apply(this, parameters);
    watched.calls += 1;
    return first && watched.calls === 1 ? first() : realCount.apply(this, parameters);
  });
  return watched;
}

/** Requests a page that is full, since the server does not count a list that ends on its first page. */
async function total(query = '', headers = manager, site = api.url): Promise<number> {
  const limit = query.includes('limit') ? '' : '&limit=1';
  const response = await fetch(`${site}/api/testimonials?${query}${limit}`, { headers });
  expect(response.status).toBe(200);
  return Number(response.headers.get('x-total-count'));
}

async function publish(name: string, more: object = {}): Promise<Testimonial> {
  const testimonial = { name: `Story ${name}`, text: 'Es verdad.', ...more };
  const { body } = await api.as('manager').post('/testimonials').send(testimonial).expect(201);
  return body as Testimonial;
}

async function eventually(claim: () => Promise<boolean> | boolean): Promise<void> {
  const limit = performance.now() + LATE_MS;
  while (!(await claim())) {
    if (performance.now() > limit) throw new Error('It never came true');
    await sleep(5);
  }
}

describe('the total of a list', () => {
  it('is counted once for all requests, on each server', async () => {
    await publish('counted once');
    // The notification of that change may arrive after the first count, which would then be stale.
    await bothKnow();
    const counts = watchCounts();
    const totals = await Promise.all(Array.from({ length: 8 }, () => total('&rating=5')));
    expect(new Set(totals).size).toBe(1);
    await total('&rating=5');
    expect(counts.calls).toBe(1);
    counts.stop();
  });

  it('is right after each kind of write, at once on this server and soon on another', async () => {
    const before = await total();
    expect(await total('', manager, second.url)).toBe(before);
    const elsewhere = async (wanted: number) =>
      eventually(async () => (await total('', manager, second.url)) === wanted);

    const { id } = await publish('written');
    expect(await total()).toBe(before + 1);
    await elsewhere(before + 1);
    await api.as('manager').delete(`/testimonials/${id}`).expect(204);
    expect(await total()).toBe(before);
    await elsewhere(before);
    await sql(`insert into testimonial (created_at, updated_at, name, text, rating, is_active)
      select now(), now(), 'Story ' || n, 'x', 5, true from generate_series(1, 20) n`);
    await elsewhere(before + 20);
    await eventually(async () => (await total()) === before + 20);
    await sql(`delete from testimonial where name like 'Story %'`);
    await elsewhere(before);
    await eventually(async () => (await total()) === before);
  });

  it('matches what each viewer sees and what each filter finds', async () => {
    const hidden = async () => [await total(), await total('', {}), await total('&isActive=true')];
    const [all = 0, shown = 0, active = 0] = await hidden();
    const [fours, fives] = [await total('&rating=4'), await total('&rating=5')];
    const testimonial = await publish('switched off', { rating: 4 });
    expect(await hidden()).toEqual([all + 1, shown + 1, active + 1]);
    expect([await total('&rating=4'), await total('&rating=5')]).toEqual([fours + 1, fives]);

    const { id, name, text, version } = testimonial;
    const off = { name, text, rating: 5, isActive: false, version };
    await api.as('manager').put(`/testimonials/${id}`).send(off).expect(200);
    expect(await hidden()).toEqual([all + 1, shown, active]);
    expect([await total('&rating=4'), await total('&rating=5')]).toEqual([fours, fives + 1]);
  });

  it('distinguishes searches with the same beginning', async () => {
    await publish('apples');
    await publish('apples and pears');
    expect([await total('&q=apples'), await total('&q=apples+and')]).toEqual([2, 1]);
  });

  it('stays cached when a transaction is rolled back', async () => {
    const before = await total();
    await sql('begin; delete from testimonial; rollback');
    await changes.settle();
    expect(await total()).toBe(before);
  });
});

describe('a count that began before a change', () => {
  it('is not returned to later requests', async () => {
    const before = await total();
    let begun = () => {};
    let finish = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const mayFinish = new Promise<void>((resolve) => (finish = resolve));
    const counts = watchCounts(async () => {
      begun();
      await mayFinish;
      return before;
    });
    await sql('update testimonial set rating = rating');
    await changes.settle();
    const early = total();
    await hasBegun;
    await publish('meanwhile');
    const late = total();
    finish();
    expect(await early).toBe(before);
    expect(await late).toBe(before + 1);
    expect(await total()).toBe(before + 1);
    counts.stop();
  });
});

describe('a server that does not listen', () => {
  it('counts on every request', async () => {
    const before = await total();
    jest.spyOn(changes, 'isListening', 'get').mockReturnValue(false);
    await sql(`insert into testimonial (created_at, updated_at, name, text, rating, is_active)
      values (now(), now(), 'Story unheard', 'x', 5, true)`);
    expect(await total()).toBe(before + 1);
    jest.restoreAllMocks();
  });
});

describe('a list that ends on its page', () => {
  it('is not counted, unlike a page beyond the end', async () => {
    const all = await total();
    const counts = watchCounts();
    expect(await total('&limit=100')).toBe(all);
    expect(await total(`&limit=100&offset=${all - 1}`)).toBe(all);
    expect(counts.calls).toBe(0);
    expect(await total(`&limit=100&offset=${all + 5}`)).toBe(all);
    counts.stop();
  });
});
