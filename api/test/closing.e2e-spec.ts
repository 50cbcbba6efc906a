import { describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { startApi } from './start-api.ts';

describe('shutdown', () => {
  it('closes even while connections to the database are being opened', async () => {
    const api = await startApi({ DEMO: 'false' });
    const orm = api.application.get(MikroORM);
    const counts = Array.from({ length: 12 }, () => orm.em.fork().count(Testimonial, {}));
    const closed = api.stop();

    await Promise.allSettled(counts);
    await expect(closed).resolves.toBeUndefined();
  });
});
