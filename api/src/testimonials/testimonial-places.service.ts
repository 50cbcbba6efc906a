import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { Testimonial as TestimonialResponse } from '@vitral/contracts/testimonials';
import { AppError } from '../platform/errors/app-error.ts';
import { Testimonial } from './testimonials.entity.ts';
import { assertApproved, TestimonialsService, toResponse } from './testimonials.service.ts';

const PINNED = { pinnedPlace: { $ne: null } };

/** Sets the positions of pinned testimonials; those that visitors see come first, in this order. Not an edit: `version` stays. */
const PLACES = `
  update testimonial set pinned_place = array_position(string_to_array(?, ' '), id::text) - 1
  where (pinned_place is not null or id = ?)
    and pinned_place is distinct from array_position(string_to_array(?, ' '), id::text) - 1`;

/** The pinned testimonials, in their order. */
@Injectable()
export class TestimonialPlaces {
  constructor(
    private readonly em: EntityManager,
    private readonly testimonials: TestimonialsService,
  ) {}

  async list(): Promise<TestimonialResponse[]> {
    const rows = await this.em.fork().find(Testimonial, PINNED, { orderBy: { pinnedPlace: 'asc' } });
    return rows.map(toResponse);
  }

  /** Pins a testimonial at a position, or at the nearest existing one; null unpins it. */
  put(id: string, place: number | null): Promise<TestimonialResponse> {
    return this.em.transactional(async (em) => {
      const { row, ids } = await lockOrder(em, id);
      const before = ids.indexOf(id);
      const order = ids.filter((each) => each !== id);
      if (place !== null) {
        assertApproved(row);
        if (order.length >= LIMITS.pinnedTestimonials)
          throw new AppError('testimonials.too-many-pinned', { max: LIMITS.pinnedTestimonials });
        order.splice(place, 0, id);
      }
      const after = order.indexOf(id);
      await em.execute(PLACES, [order.join(' '), id, order.join(' ')]);
      if (before !== after)
        this.testimonials.items.record(em, 'moved', row, {
          before: { pinnedPlace: placeOf(before) },
          after: { pinnedPlace: placeOf(after) },
        });
      return { ...toResponse(row), pinnedPlace: placeOf(after) };
    });
  }
}

const placeOf = (index: number): number | null => (index < 0 ? null : index);

/** Locks the order, then its rows in the order of their ids, as bulk changes do, so that neither waits for the other. */
async function lockOrder(em: EntityManager, id: string): Promise<{ row: Testimonial; ids: string[] }> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('order of pinned testimonials', 0))`);
  const rows = await em.find(
    Testimonial,
    { $or: [PINNED, { id }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const row = rows.find((each) => each.id === id);
  if (!row) throw new AppError('testimonials.not-found', { id });
  const pinned = rows.flatMap(({ id: each, pinnedPlace }) =>
    typeof pinnedPlace === 'number' ? [{ id: each, place: pinnedPlace }] : [],
  );
  return { row, ids: pinned.toSorted((one, other) => one.place - other.place).map(({ id: each }) => each) };
}
