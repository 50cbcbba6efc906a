import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactMessageStats } from '@vitral/contracts/contact-messages';
import type { TestimonialStats } from '@vitral/contracts/testimonials';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { QueryCache } from '../src/platform/changes/query-cache.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { Statements } from './queries/statements.ts';
import { until } from './set-up/backups.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 86_400_000;
const TESTIMONIAL = { name: 'Ana', text: 'Gracias', rating: 4, isActive: true };

let api: Api;
let keys = 0;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await fork().nativeDelete(Testimonial, {});
  await fork().nativeDelete(ContactMessage, {});
});

const fork = () => api.em();

async function testimonialStats(): Promise<TestimonialStats> {
  return (await api.as('manager').get('/testimonials/stats').expect(200)).body;
}

async function messageStats(): Promise<ContactMessageStats> {
  return (await api.as('manager').get('/contact-messages/stats').expect(200)).body;
}

/** Counts its calls and returns the count. */
function counting(freshUntil: number) {
  let value = 0;
  return async () => ({ value: (value += 1), freshUntil });
}

const read = (tables: string[], freshUntil: number) => {
  const source = { key: `spec ${++keys}`, tables, make: counting(freshUntil) };
  return () => api.application.get(QueryCache).readDated(source);
};

describe('cached figures', () => {
  it('reflects every acknowledged write', async () => {
    const manager = api.as('manager');
    expect(await testimonialStats()).toMatchObject({ total: 0, averageRating: null });
    const { body } = await manager.post('/testimonials').send(TESTIMONIAL).expect(201);
    expect(await testimonialStats()).toMatchObject({ total: 1, active: 1, averageRating: 4 });
    await manager.put(`/testimonials/${body.id}`).send({ ...TESTIMONIAL, isActive: false, version: 1 });
    expect(await testimonialStats()).toMatchObject({ total: 1, active: 0 });
    await manager.delete(`/testimonials/${body.id}`).expect(204);
    expect(await testimonialStats()).toMatchObject({ total: 0 });
  });

  it('reflects the writes of another server', async () => {
    const another = await api.startAnother();
    const ask = async () => {
      await another.application.get(TableChanges).settle();
      return another.application
        .get(QueryCache)
        .read('spec of two', ['testimonial'], (em) => em.count(Testimonial));
    };
    try {
      expect(await ask()).toBe(0);
      await api.as('manager').post('/testimonials').send(TESTIMONIAL).expect(201);
      expect(await ask()).toBe(1);
    } finally {
      await another.close();
    }
  });

  it('queries unchanged tables once', async () => {
    const statements = await Statements.of(api.application);
    const seen = await statements.during(async () => {
      await testimonialStats();
      await testimonialStats();
    });
    expect(seen.filter((text) => text.includes('from testimonial'))).toHaveLength(1);
  });

  it('recomputes an expired value, and computes once for parallel readers', async () => {
    const stale = read(['testimonial'], Date.now());
    expect([await stale(), await stale()]).toEqual([1, 2]);
    const fresh = read(['testimonial'], Date.now() + DAY_MS);
    expect(await Promise.all([fresh(), fresh()])).toEqual([1, 1]);
    expect(await fresh()).toBe(1);
  });

  it('caches nothing from tables that announce no changes', async () => {
    const unannounced = read(['testimonial', 'contact_note'], Date.now() + DAY_MS);
    expect([await unannounced(), await unannounced()]).toEqual([1, 2]);
  });

  it('counts a message as overdue from its deadline on, without any write', async () => {
    const em = fork();
    const message = { name: 'Ana', email: 'ana@example.org', message: 'Hola' } as const;
    const createdAt = new Date(Date.now() - DAY_MS + 500);
    em.create(ContactMessage, { ...message, subject: 'general', language: 'es', createdAt });
    await em.flush();
    await api.application.get(TableChanges).settle();

    const { overdue } = await until(messageStats, ({ due }) => due === 0);
    expect(overdue).toBe(1);
  });
});
