import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  AuditVerb,
  PublicTestimonial,
  Testimonial as TestimonialResponse,
  TestimonialStats,
  TestimonialLanguage,
} from '@vitral/contracts';
import { type FilterQuery, raw } from '@mikro-orm/core';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService, type Snapshot } from '../platform/audit/audit.service.ts';
import { editVersioned } from '../platform/audit/edit-versioned.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/lists/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { orderOf } from '../platform/lists/sort.ts';
import { type TestimonialDto, TestimonialsQuery, type TestimonialUpdateDto } from './testimonials.dto.ts';
import { Testimonial, languageRule } from './testimonials.entity.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';

@Injectable()
export class TestimonialsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReads,
    private readonly queryCache: QueryCache,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/testimonials',
      tables: ['testimonial'],
      read: () => this.list(null, new TestimonialsQuery()),
    });
  }

  /** Staff who may edit get every row with all fields; everybody else gets the active rows with the public fields. */
  async list(
    viewer: Viewer | null,
    query: TestimonialsQuery,
  ): Promise<Page<TestimonialResponse | PublicTestimonial>> {
    const isStaff = viewerMay(viewer, 'testimonials.write');
    if (!isStaff && query.isActive !== undefined) {
      throw new AppError(viewer ? 'auth.insufficient-permissions' : 'auth.unauthorized');
    }
    const { limit, offset, sort } = query;
    const [rows, total] = await this.lists.read(
      Testimonial,
      testimonialFilter(isStaff ? query : { ...query, isActive: true }),
      { limit, offset, orderBy: orderOf(sort) },
    );
    return new Page<TestimonialResponse | PublicTestimonial>(
      rows.map(isStaff ? toResponse : toPublicResponse),
      total,
    );
  }

  stats(): Promise<TestimonialStats> {
    return this.queryCache.read('testimonials/stats', ['testimonial'], async (em) => {
      const [stats] = await em.execute<[TestimonialStats]>(
        `select count(*)::int as total, count(*) filter (where is_active)::int as active,
           avg(rating)::float as "averageRating", count(*) filter (where consent_date is null)::int as "withoutConsent"
         from testimonial`,
      );
      return stats;
    });
  }

  async get(id: string): Promise<TestimonialResponse> {
    const row = await this.em.findOne(Testimonial, { id });
    if (!row) throw new AppError('testimonials.not-found', { id });
    return toResponse(row);
  }

  create(input: TestimonialDto): Promise<TestimonialResponse> {
    return this.em.transactional(async (em) => {
      const row = em.create(Testimonial, { ...input });
      await em.persist(row).flush();
      const after = toResponse(row);
      this.record(em, 'created', row, { after });
      return after;
    });
  }

  update(id: string, { version, ...input }: TestimonialUpdateDto): Promise<TestimonialResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, Testimonial, id, 'testimonials.not-found');
      const { after } = await editVersioned(em, this.audit, {
        noun: 'testimonials',
        stale: 'testimonials.stale',
        row,
        version,
        nameOf: ({ name }) => name,
        stateOf: toResponse,
        change: () => em.assign(row, input),
      });
      return after;
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, Testimonial, id, 'testimonials.not-found');
      em.remove(row);
      this.record(em, 'deleted', row, { before: toResponse(row) });
    });
  }

  private record(
    em: EntityManager,
    verb: AuditVerb,
    { id: itemId, name: itemName }: Testimonial,
    states: { before?: Snapshot; after?: Snapshot },
  ): void {
    this.audit.record(em, { verb, noun: 'testimonials', itemId, itemName, ...states });
  }
}

const toResponse = serializer<Testimonial, TestimonialResponse>(Testimonial);

const toPublicResponse = serializer<Testimonial, PublicTestimonial>(Testimonial, {
  isActive: 'omitted',
  consentDate: 'omitted',
  updatedAt: 'omitted',
  version: 'omitted',
});

type Filters = Pick<TestimonialsQuery, 'q' | 'language' | 'rating' | 'isActive'>;

function testimonialFilter({ q, language, rating, isActive }: Filters): FilterQuery<Testimonial> {
  return {
    $and: [
      language ? shownIn(language) : {},
      rating ? { rating } : {},
      isActive === undefined ? {} : { isActive },
      searchingText<Testimonial>(q),
    ],
  };
}

function shownIn(language: TestimonialLanguage): FilterQuery<Testimonial> {
  const rule = raw((alias) => languageRule(`${alias}.`));
  return { [rule]: language === 'none' ? null : language };
}
