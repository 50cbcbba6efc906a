import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { TestimonialRequest as RequestResponse } from '@vitral/contracts/testimonial-requests';
import { namesOf } from '../accounts/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import type { TestimonialRequestDto, TestimonialRequestsQuery } from './testimonial-requests.dto.ts';
import { TestimonialRequest } from './testimonial-requests.entity.ts';
import { TestimonialTokens } from './testimonial-tokens.ts';

/** Creates and revokes the links that ask people for testimonials. */
@Injectable()
export class TestimonialRequestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly tokens: TestimonialTokens,
  ) {}

  async list({ limit, offset }: TestimonialRequestsQuery): Promise<Page<RequestResponse>> {
    const page = await this.lists.read(TestimonialRequest, {}, { limit, offset, sort: '-createdAt' });
    const nameOf = await namesOf(
      this.em,
      page.items.map(({ createdBy }) => createdBy),
    );
    return page.map((row) => this.toResponse(row, nameOf(row.createdBy)));
  }

  create(viewer: Viewer, input: TestimonialRequestDto): Promise<RequestResponse> {
    return this.em.transactional(async (em) => {
      await assertRoom(em);
      const expiresAt = new Date(input.expiresAt);
      const row = em.create(TestimonialRequest, { ...input, expiresAt, createdBy: viewer.id });
      await em.persist(row).flush();
      this.record(em, 'shared', row, { after: factsOf(row) });
      return this.toResponse(row, viewer.name);
    });
  }

  revoke(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, TestimonialRequest, id, 'testimonial-requests.not-found');
      if (row.revokedAt) return;
      row.revokedAt = new Date();
      this.record(em, 'revoked', row, { before: factsOf(row) });
    });
  }

  private record(
    em: EntityManager,
    verb: 'shared' | 'revoked',
    { id, recipient }: TestimonialRequest,
    facts: { before?: object; after?: object },
  ): void {
    const item = { itemId: id, itemName: recipient ?? null };
    this.audit.record(em, { verb, noun: 'testimonial-requests', ...item, ...facts });
  }

  private toResponse(row: TestimonialRequest, createdBy: string | null): RequestResponse {
    return { ...copyFields(row), path: this.tokens.pathOfRequest(row.id), createdBy };
  }
}

const copyFields = serializer<TestimonialRequest, Omit<RequestResponse, 'path' | 'createdBy'>>(
  TestimonialRequest,
  { createdBy: 'omitted' },
);

const factsOf = ({ recipient, language, maxSubmissions, expiresAt }: TestimonialRequest) => ({
  recipient,
  language,
  maxSubmissions,
  expiresAt: expiresAt.toISOString(),
});

/** Locks until the transaction ends, so that parallel requests count each other's links. */
async function assertRoom(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('open testimonial requests', 0))`);
  const max = LIMITS.testimonialRequests;
  const open = { revokedAt: null, expiresAt: { $gt: new Date() } };
  if ((await em.count(TestimonialRequest, open)) >= max) {
    throw new AppError('testimonial-requests.too-many', { max });
  }
}
