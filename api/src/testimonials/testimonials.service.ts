import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditVerb, PublicTestimonial, Testimonial as TestimonialAnswer } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { updateVerb } from '../platform/audit/update-verb.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/http/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { searching } from '../platform/validation/list-query.dto.ts';
import { orderOf } from '../platform/validation/sort.ts';
import { type TestimonialDto, TestimonialsQuery, type TestimonialUpdateDto } from './testimonials.dto.ts';
import { Testimonial } from './testimonials.entity.ts';

@Injectable()
export class TestimonialsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/testimonials',
      tables: ['testimonial'],
      read: () => this.list(null, new TestimonialsQuery()),
    });
  }

  /** Staff who may edit see every row whole; everybody else the active ones, without the staff's fields. */
  async list(
    viewer: Viewer | null,
    { limit, offset, q, sort }: TestimonialsQuery,
  ): Promise<Page<TestimonialAnswer | PublicTestimonial>> {
    const isStaff = viewerMay(viewer, 'testimonials.write');
    const [rows, total] = await this.em.findAndCount(
      Testimonial,
      { $and: [isStaff ? {} : { isActive: true }, searching<Testimonial>(q, ['name', 'text', 'company'])] },
      { limit, offset, orderBy: orderOf(sort) },
    );
    return new Page<TestimonialAnswer | PublicTestimonial>(
      rows.map(isStaff ? toAnswer : toPublicAnswer),
      total,
    );
  }

  async get(id: string): Promise<TestimonialAnswer> {
    const row = await this.em.findOne(Testimonial, { id });
    if (!row) throw new AppError('testimonials.not-found', { id });
    return toAnswer(row);
  }

  create(input: TestimonialDto): Promise<TestimonialAnswer> {
    return this.em.transactional(async (em) => {
      const row = em.create(Testimonial, { ...input });
      await em.persist(row).flush();
      return this.recorded(em, 'created', row);
    });
  }

  update(id: string, { version, ...input }: TestimonialUpdateDto): Promise<TestimonialAnswer> {
    return this.em.transactional(async (em) => {
      const row = await lock(em, id);
      if (row.version !== version) throw new AppError('testimonials.stale', { id, current: row.version });
      const before = toAnswer(row);
      em.assign(row, input);
      await em.flush();
      if (row.version === version) return before;
      return this.recorded(em, updateVerb(before, toAnswer(row)), row, before);
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lock(em, id);
      em.remove(row);
      const before = toAnswer(row);
      this.audit.record(em, {
        verb: 'deleted',
        noun: 'testimonials',
        itemId: id,
        itemName: row.name,
        before,
      });
    });
  }

  private recorded(em: EntityManager, verb: AuditVerb, row: Testimonial, before?: TestimonialAnswer) {
    const after = toAnswer(row);
    this.audit.record(em, { verb, noun: 'testimonials', itemId: row.id, itemName: row.name, before, after });
    return after;
  }
}

/** Holds the row until the transaction ends, so that of two parallel edits the second sees the first. */
async function lock(em: EntityManager, id: string): Promise<Testimonial> {
  const row = await em.findOne(Testimonial, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('testimonials.not-found', { id });
  return row;
}

function toPublicAnswer(row: Testimonial): PublicTestimonial {
  return {
    id: row.id,
    name: row.name,
    text: row.text,
    image: row.image ?? null,
    position: row.position ?? null,
    company: row.company ?? null,
    rating: row.rating,
    locale: row.locale ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function toAnswer(row: Testimonial): TestimonialAnswer {
  return {
    ...toPublicAnswer(row),
    isActive: row.isActive,
    consentDate: row.consentDate ?? null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
