import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  TestimonialConsent as ConsentResponse,
  Withdrawer,
} from '@vitral/contracts/testimonial-consents';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { TestimonialConsent } from './testimonial-consents.entity.ts';

/** The records of the consents that people gave with their testimonials. */
@Injectable()
export class TestimonialConsents {
  constructor(
    private readonly em: EntityManager,
    private readonly exports: CsvExports,
  ) {}

  /** Lists the consents to a testimonial; an empty list for one that staff wrote. */
  async list(testimonialId: string): Promise<ConsentResponse[]> {
    return (await this.em.find(TestimonialConsent, { testimonialId })).map(toResponse);
  }

  /** Exports all records, the newest first. */
  export(): Promise<AsyncGenerator<ConsentResponse>> {
    return this.exports.read({
      noun: 'testimonials',
      entity: TestimonialConsent,
      filter: {},
      sort: '-createdAt',
      toRows: (rows) => rows.map(toResponse),
      details: { exported: 'consents' },
    });
  }

  /** Marks a consent as withdrawn, unless it already is. */
  async withdraw(
    em: EntityManager,
    where: { id: string } | { testimonialId: string },
    withdrawnBy: Withdrawer,
  ): Promise<void> {
    const withdrawal = { withdrawnAt: new Date(), withdrawnBy };
    await em.nativeUpdate(TestimonialConsent, { ...where, withdrawnAt: null }, withdrawal);
  }

  /** Returns whether the person has withdrawn their consent, and blocks a withdrawal until the transaction of `em` ends. */
  async isWithdrawn(em: EntityManager, testimonialId: string): Promise<boolean> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const consent = await em.findOne(TestimonialConsent, { testimonialId }, { lockMode });
    return Boolean(consent?.withdrawnAt);
  }
}

const toResponse = serializer<TestimonialConsent, ConsentResponse>(TestimonialConsent);
