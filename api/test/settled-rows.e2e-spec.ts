import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the EntityManager of specs', () => {
  it('waits until the server has noticed a write, also when flush() follows persist()', async () => {
    const settle = jest.spyOn(api.application.get(TableChanges), 'settle');
    const em = api.em();
    const row = em.create(Testimonial, { name: 'Ana', text: 'Gracias', rating: 5, isActive: true });
    await em.persist(row).flush();
    expect(settle).toHaveBeenCalledTimes(1);
    await em.nativeDelete(Testimonial, { id: row.id });
    expect(settle).toHaveBeenCalledTimes(2);
  });
});
