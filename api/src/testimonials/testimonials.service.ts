import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  PublicTestimonial,
  Testimonial as TestimonialResponse,
  TestimonialStats,
} from '@vitral/contracts/testimonials';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AuditedItems } from '../platform/audit/audited-items.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { REVIEWS_TABLE } from '../platform/lists/in-review.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { PublicationSchedule } from '../platform/publication/publication-schedule.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { TeamMember } from '../team-members/index.ts';
import { TestimonialConsents } from './testimonial-consents.service.ts';
import {
  type TestimonialDto,
  type TestimonialReviewDto,
  TestimonialsQuery,
  type TestimonialUpdateDto,
} from './testimonials.dto.ts';
import { Testimonial } from './testimonials.entity.ts';
import { shownToVisitors, testimonialFilter } from './testimonials.filters.ts';
import { TestimonialPictures } from './testimonial-pictures.service.ts';

/** Tables on which the list of visitors depends. */
const TABLES = ['testimonial', 'team_member'];

@Injectable()
export class TestimonialsService implements OnModuleInit {
  readonly items: AuditedItems<Testimonial, TestimonialResponse>;

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly publicReads: PublicReads,
    private readonly queryCache: QueryCache,
    private readonly consents: TestimonialConsents,
    private readonly pictures: TestimonialPictures,
    private readonly schedule: PublicationSchedule,
    audit: AuditService,
  ) {
    this.items = new AuditedItems(audit, KIND);
  }

  onModuleInit(): void {
    this.schedule.offer({ ...KIND, isOn: 'isActive', refuse: assertApproved });
    this.publicReads.offer({
      path: '/api/testimonials',
      tables: TABLES,
      read: () => this.list(null, new TestimonialsQuery()),
    });
  }

  /** Staff who may edit get every row with all fields; everybody else gets the active rows with the public fields, pinned ones first. */
  async list(
    viewer: Viewer | null,
    query: TestimonialsQuery,
  ): Promise<Page<TestimonialResponse | PublicTestimonial>> {
    const isStaff = viewerMay(viewer, 'testimonials.write');
    const forStaff = [query.isActive, query.isScheduled, query.isInReview, query.reviewState];
    if (!isStaff && forStaff.some((filter) => filter !== undefined)) {
      throw new AppError(viewer ? 'auth.insufficient-permissions' : 'auth.unauthorized');
    }
    const page = await this.lists.read(
      Testimonial,
      isStaff ? testimonialFilter(query) : shownToVisitors(query),
      {
        ...query,
        sort: query.sort ?? '-createdAt',
        others: isStaff ? [REVIEWS_TABLE] : TABLES,
        ...(!isStaff && !query.sort && { first: 'pinnedPlace' }),
      },
    );
    return page.map(isStaff ? toResponse : toPublicResponse);
  }

  stats(): Promise<TestimonialStats> {
    return this.queryCache.read('testimonials/stats', ['testimonial'], async (em) => {
      const [stats] = await em.execute<[TestimonialStats]>(
        `select count(*)::int as total, count(*) filter (where is_active)::int as active,
           avg(rating)::float as "averageRating", count(*) filter (where consent_date is null)::int as "withoutConsent",
           count(*) filter (where review_state = 'pending')::int as pending
         from testimonial`,
      );
      return stats;
    });
  }

  get(id: string): Promise<TestimonialResponse> {
    return this.items.get(this.em, id);
  }

  create(input: TestimonialDto): Promise<TestimonialResponse> {
    return this.em.transactional(async (em) => {
      await assertMember(em, input.aboutMember);
      return this.items.add(em, em.create(Testimonial, await this.schedule.plan(em, 'isActive', input)));
    });
  }

  /** Adds imported testimonials, in the transaction of `em`. */
  addAll(em: EntityManager, inputs: TestimonialDto[]): Promise<Testimonial[]> {
    return this.items.addAll(
      em,
      inputs.map((input) => em.create(Testimonial, { ...input })),
    );
  }

  removeAll(em: EntityManager, rows: Testimonial[]): Promise<void> {
    return this.items.removeAll(em, rows);
  }

  update(id: string, { version, ...input }: TestimonialUpdateDto): Promise<TestimonialResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id);
      if (input.aboutMember !== row.aboutMember) await assertMember(em, input.aboutMember);
      return this.items.edit(em, row, version, async () => {
        if (input.isActive || input.publishAt) assertApproved(row);
        em.assign(row, await this.schedule.plan(em, 'isActive', input, row));
        await this.pictures.settle(em, row);
      });
    });
  }

  /** Approves a testimonial, which also shows it, or rejects it. */
  review(id: string, { version, reviewState }: TestimonialReviewDto): Promise<TestimonialResponse> {
    return this.em.transactional(async (em) =>
      this.decide(em, await this.items.lock(em, id), version, reviewState),
    );
  }

  /** Decides on a locked testimonial. */
  decide(em: EntityManager, row: Testimonial, version: number, reviewState: 'approved' | 'rejected') {
    const isActive = reviewState === 'approved';
    const decide = async () => {
      if (row.reviewState === 'withdrawn') throw new AppError('testimonials.withdrawn', { id: row.id });
      em.assign(row, { reviewState, isActive, ...(!isActive && HIDDEN) });
      await this.pictures.settle(em, row);
    };
    return this.items.edit(em, row, version, decide, isActive ? 'published' : 'updated');
  }

  /** Records that the person withdrew their consent, which takes the testimonial down for good. */
  withdraw(id: string, version: number): Promise<TestimonialResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id);
      const after = await this.items.edit(em, row, version, () => this.hideForGood(em, row), 'unpublished');
      await this.consents.withdraw(em, { testimonialId: id }, 'staff');
      return after;
    });
  }

  /** Stores a testimonial that a person sent, with its picture, in the transaction of `em`. */
  async receive(em: EntityManager, row: Testimonial, picture: Buffer | null): Promise<void> {
    if (picture) await this.pictures.add(em, row, picture);
    await this.items.add(em, row);
  }

  /** Takes a locked testimonial down for good, since the consent to it was withdrawn. */
  async takeDown(em: EntityManager, row: Testimonial): Promise<void> {
    await this.consents.withdraw(em, { testimonialId: row.id }, 'person');
    if (row.reviewState === 'withdrawn') return;
    const before = toResponse(row);
    await this.hideForGood(em, row);
    await em.flush();
    const after = { ...toResponse(row), withdrawnBy: 'person' };
    this.items.record(em, 'unpublished', row, { before, after });
  }

  private async hideForGood(em: EntityManager, row: Testimonial): Promise<void> {
    em.assign(row, WITHDRAWN);
    await this.pictures.settle(em, row);
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => this.items.remove(em, await this.items.lock(em, id)));
  }

  restore(id: string): Promise<TestimonialResponse> {
    return this.em.transactional((em) => this.addAgain(em, id));
  }

  /** Restores a deleted testimonial, unpinned. If its consent was withdrawn meanwhile, it stays hidden. */
  addAgain(em: EntityManager, id: string): Promise<TestimonialResponse> {
    return this.items.restore(em, id, async (row) => {
      row.pinnedPlace = null;
      if (await this.consents.isWithdrawn(em, id)) em.assign(row, WITHDRAWN);
      await this.pictures.settle(em, row);
    });
  }
}

/** Not shown, now or later. */
const HIDDEN = { isActive: false, publishAt: null, unpublishAt: null, pinnedPlace: null };

const WITHDRAWN = { ...HIDDEN, reviewState: 'withdrawn' } as const;

export function assertApproved({ id, reviewState }: Testimonial): void {
  if (reviewState === 'withdrawn') throw new AppError('testimonials.withdrawn', { id });
  if (reviewState !== 'approved') throw new AppError('testimonials.not-approved', { id });
}

/** Locks the member until the transaction ends, so that nobody deletes them in the meantime. */
async function assertMember(em: EntityManager, id: string | null): Promise<void> {
  if (id) await lockRow(em, TeamMember, id, 'testimonials.member-not-found');
}

export const toResponse = serializer<Testimonial, TestimonialResponse>(Testimonial);

const KIND = {
  noun: 'testimonials',
  entity: Testimonial,
  nameOf: ({ name }: Testimonial) => name,
  stateOf: toResponse,
} as const;

const toPublicResponse = serializer<Testimonial, PublicTestimonial>(Testimonial, {
  isActive: 'omitted',
  publishAt: 'omitted',
  unpublishAt: 'omitted',
  reviewState: 'omitted',
  pinnedPlace: 'omitted',
  consentDate: 'omitted',
  updatedAt: 'omitted',
  version: 'omitted',
});
