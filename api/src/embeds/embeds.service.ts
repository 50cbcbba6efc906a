import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AuditVerb, type Embed as EmbedResponse, LIMITS, type PublicEmbed } from '@vitral/contracts';
import { readEmbed } from '@vitral/embeds';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService, type Snapshot } from '../platform/audit/audit.service.ts';
import { editVersioned } from '../platform/audit/edit-versioned.ts';
import { RowOrder } from '../platform/entities/row-order.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/lists/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import type { EmbedDto, EmbedUpdateDto } from './embeds.dto.ts';
import { Embed } from './embeds.entity.ts';

const ORDER = new RowOrder('embed');

@Injectable()
export class EmbedsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({ path: '/api/embeds', tables: ['embed'], read: () => this.list(null) });
  }

  /** In order, up to the maximum number. Staff with permission see all fields of every row, everybody else the active ones. */
  async list(viewer: Viewer | null): Promise<Page<EmbedResponse | PublicEmbed>> {
    const isStaff = viewerMay(viewer, 'social-feeds.write');
    const rows = await this.em.find(Embed, isStaff ? {} : { isActive: true }, {
      orderBy: { order: 'asc', id: 'asc' },
      limit: LIMITS.embeds,
    });
    return new Page<EmbedResponse | PublicEmbed>(
      rows.map(isStaff ? toResponse : toPublicResponse),
      rows.length,
    );
  }

  async get(id: string): Promise<EmbedResponse> {
    const row = await this.em.findOne(Embed, { id });
    if (!row) throw new AppError('embeds.not-found', { id });
    return toResponse(row);
  }

  create(input: EmbedDto): Promise<EmbedResponse> {
    const reference = referenceOf(input);
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      if ((await em.count(Embed, {})) >= LIMITS.embeds)
        throw new AppError('embeds.too-many', { max: LIMITS.embeds });
      const row = em.create(Embed, { ...input, ...reference, order: await ORDER.nextPlace(em) });
      await em.persist(row).flush();
      const after = toResponse(row);
      this.record(em, 'created', row, { after });
      return after;
    });
  }

  update(id: string, { version, ...input }: EmbedUpdateDto): Promise<EmbedResponse> {
    const reference = referenceOf(input);
    return this.em.transactional(async (em) => {
      const row = await lock(em, id);
      const { after } = await editVersioned(em, this.audit, {
        noun: 'embeds',
        stale: 'embeds.stale',
        row,
        version,
        nameOf: ({ title }) => title,
        stateOf: toResponse,
        change: () => em.assign(row, { ...input, ...reference }),
      });
      return after;
    });
  }

  move(id: string, wanted: number): Promise<EmbedResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await lock(em, id);
      const before = { order: row.order };
      const after = { order: await ORDER.put(em, row, wanted) };
      if (after.order !== before.order) this.record(em, 'moved', row, { before, after });
      return { ...toResponse(row), ...after };
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await lock(em, id);
      this.record(em, 'deleted', row, { before: toResponse(row) });
      await em.remove(row).flush();
      await ORDER.closeGap(em, row.order);
    });
  }

  private record(
    em: EntityManager,
    verb: AuditVerb,
    { id: itemId, title: itemName }: Embed,
    states: { before?: Snapshot; after?: Snapshot },
  ): void {
    this.audit.record(em, { verb, noun: 'embeds', itemId, itemName, ...states });
  }
}

/** Parses the platform's id from the URL. Embeds are rendered from it alone, so a row without one is refused. */
function referenceOf({ platform, url }: Pick<EmbedDto, 'platform' | 'url'>) {
  const reference = readEmbed(platform, url);
  if (!reference) throw new AppError('embeds.unreadable', { platform });
  return reference;
}

/** Locks the row until the transaction ends, so that a parallel edit sees this one. */
async function lock(em: EntityManager, id: string): Promise<Embed> {
  const row = await em.findOne(Embed, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('embeds.not-found', { id });
  return row;
}

function toPublicResponse({ id, platform, title, kind, embedId }: Embed): PublicEmbed {
  return { id, platform, title, kind, embedId };
}

function toResponse(row: Embed): EmbedResponse {
  return {
    ...toPublicResponse(row),
    url: row.url,
    isActive: row.isActive,
    order: row.order,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
