import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  TestimonialConsent as ConsentResponse,
  Withdrawer,
} from '@vitral/contracts/testimonial-consents';
import { AuditService } from '../platform/audit/audit.service.ts';
import { readPiecewise } from '../platform/csv/read-piecewise.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { TestimonialConsent } from './testimonial-consents.entity.ts';

/** The records of the consents that people gave with their testimonials. */
@Injectable()
export class TestimonialConsents {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Lists the consents to a testimonial: none for one that staff wrote. */
  async list(testimonialId: string): Promise<ConsentResponse[]> {
    return (await this.em.find(TestimonialConsent, { testimonialId })).map(toResponse);
  }

  /** Exports all records, the newest first. The audit entry is committed before the first row is sent. */
  async export(): Promise<AsyncGenerator<ConsentResponse>> {
    await this.em.transactional(async (em) =>
      this.audit.record(em, {
        verb: 'exported',
        noun: 'testimonials',
        itemId: null,
        itemName: null,
        after: { exported: 'consents' },
      }),
    );
    return this.all();
  }

  /** Marks a consent as withdrawn, unless it is. */
  async withdraw(
    em: EntityManager,
    where: { id: string } | { testimonialId: string },
    withdrawnBy: Withdrawer,
  ): Promise<void> {
    const withdrawal = { withdrawnAt: new Date(), withdrawnBy };
    await em.nativeUpdate(TestimonialConsent, { ...where, withdrawnAt: null }, withdrawal);
  }

  /** Returns whether the person took their consent back, and delays a withdrawal until the transaction of `em` ends. */
  async isWithdrawn(em: EntityManager, testimonialId: string): Promise<boolean> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const consent = await em.findOne(TestimonialConsent, { testimonialId }, { lockMode });
    return Boolean(consent?.withdrawnAt);
  }

  private async *all(): AsyncGenerator<ConsentResponse> {
    for await (const rows of readPiecewise(this.em, TestimonialConsent, {}, '-createdAt'))
      yield* rows.map(toResponse);
  }
}

const toResponse = serializer<TestimonialConsent, ConsentResponse>(TestimonialConsent);
