import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { Embed as EmbedResponse, PublicEmbed } from '@vitral/contracts/embeds';
import { LIMITS } from '@vitral/contracts/limits';
import { readEmbed } from '@vitral/embeds';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { OrderedItems } from '../platform/audit/ordered-items.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import type { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import type { ExportQuery } from '../platform/csv/export-query.dto.ts';
import { RowOrder } from '../platform/entities/row-order.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/lists/lists.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import type { EmbedDto, EmbedUpdateDto } from './embeds.dto.ts';
import { Embed } from './embeds.entity.ts';

const ORDER = new RowOrder('embed');

@Injectable()
export class EmbedsService implements OnModuleInit {
  private readonly items: OrderedItems<Embed, EmbedResponse>;

  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReads,
    private readonly exports: CsvExports,
    audit: AuditService,
  ) {
    const nameOf = ({ title }: Embed) => title;
    this.items = new OrderedItems(
      audit,
      { noun: 'embeds', entity: Embed, nameOf, stateOf: toResponse },
      ORDER,
    );
  }

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
    return new Page(rows, rows.length).map(isStaff ? toResponse : toPublicResponse);
  }

  get(id: string): Promise<EmbedResponse> {
    return this.items.get(this.em, id);
  }

  create(input: EmbedDto): Promise<EmbedResponse> {
    const reference = referenceOf(input);
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      await refuseTooMany(em);
      const order = await ORDER.nextPlace(em);
      return this.items.add(em, em.create(Embed, { ...input, ...reference, order }));
    });
  }

  update(id: string, { version, ...input }: EmbedUpdateDto): Promise<EmbedResponse> {
    const reference = referenceOf(input);
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id);
      return this.items.edit(em, row, version, () => em.assign(row, { ...input, ...reference }));
    });
  }

  move(id: string, wanted: number): Promise<EmbedResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await this.items.lock(em, id);
      return this.items.move(em, row, wanted);
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await this.items.lock(em, id);
      await this.items.remove(em, row);
    });
  }

  restore(id: string): Promise<EmbedResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      return this.items.restore(em, id, () => refuseTooMany(em));
    });
  }

  export({ ids }: ExportQuery) {
    const toRows = (rows: Embed[]) => rows.map(toResponse);
    return this.exports.read({ ...this.items.kind, filter: {}, ids, sort: 'order', toRows });
  }

  changeMany(selection: SwitchBulkDto): Promise<BulkResult> {
    const { action } = selection;
    return changeMany(this.em, {
      ...this.items.kind,
      selection,
      filter: {},
      prepare: (em) => ORDER.lock(em),
      change: (em, row) =>
        action === 'delete'
          ? this.items.remove(em, row)
          : this.items.edit(em, row, row.version, () => (row.isActive = action === 'activate')),
      restore: (em, id) => this.items.restore(em, id, () => refuseTooMany(em)),
    });
  }
}

/** Counts in the locked order. */
async function refuseTooMany(em: EntityManager): Promise<void> {
  if ((await em.count(Embed, {})) >= LIMITS.embeds)
    throw new AppError('embeds.too-many', { max: LIMITS.embeds });
}

/** Parses the platform's id from the URL. Embeds are rendered from it alone, so a row without one is refused. */
function referenceOf({ platform, url }: Pick<EmbedDto, 'platform' | 'url'>) {
  const reference = readEmbed(platform, url);
  if (!reference) throw new AppError('embeds.unreadable', { platform });
  return reference;
}

const toPublicResponse = serializer<Embed, PublicEmbed>(Embed, {
  url: 'omitted',
  order: 'omitted',
  isActive: 'omitted',
  createdAt: 'omitted',
  updatedAt: 'omitted',
  version: 'omitted',
});

const toResponse = serializer<Embed, EmbedResponse>(Embed);
