import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  AUDIT_SERVER_ACTOR,
  type AuditActor,
  type AuditEntry as AuditEntryResponse,
} from '@vitral/contracts/audit';
import { type FilterQuery, raw } from '@mikro-orm/core';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { endOf } from '../platform/validation/dates.ts';
import { searchForm } from '../platform/entities/columns.ts';
import { containing } from '../platform/lists/list-query.dto.ts';
import { toAuditResponse } from '../platform/audit/item-history.service.ts';
import type { AuditExportQuery, AuditQuery } from './audit.dto.ts';

/** Jumps from one actor to the next in the index (a loose index scan), since reading every entry would be slow. */
const ACTORS = `
  with recursive actor as (
    (select actor_id, actor_name, created_at from audit_entry where actor_id is not null
     order by actor_id desc, created_at desc, id desc limit 1)
    union all
    select next.* from actor, lateral (
      select actor_id, actor_name, created_at from audit_entry where actor_id < actor.actor_id
      order by actor_id desc, created_at desc, id desc limit 1
    ) as next
  )
  select actor_id as id, coalesce(actor_name, actor_id::text) as name from actor
  order by created_at desc, actor_id limit ?`;

@Injectable()
export class AuditLogService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly exports: CsvExports,
  ) {}

  async list({ limit, offset, ...filters }: AuditQuery): Promise<Page<AuditEntryResponse>> {
    const page = await this.lists.read(AuditEntry, auditFilter(filters), {
      limit,
      offset,
      sort: '-createdAt',
    });
    return page.map(toAuditResponse);
  }

  async get(id: string): Promise<AuditEntryResponse> {
    const entry = await this.em.fork().findOne(AuditEntry, { id });
    if (!entry) throw new AppError('request.not-found');
    return toAuditResponse(entry);
  }

  /** Lists the actors by their latest names, most recently active first. */
  actors(): Promise<AuditActor[]> {
    return this.em.execute<AuditActor[]>(ACTORS, [200]);
  }

  export(query: AuditExportQuery): Promise<AsyncGenerator<AuditRow>> {
    const filter = auditFilter(query);
    const toRows = (rows: AuditEntry[]) => rows.map(toRow);
    return this.exports.read({ noun: 'audit', entity: AuditEntry, filter, sort: '-createdAt', toRows });
  }
}

type Filters = Omit<AuditQuery, 'limit' | 'offset'>;

function auditFilter({ q, actor, noun, verb, from, to }: Filters): FilterQuery<AuditEntry> {
  return {
    $and: [
      actor ? { actorId: actor === AUDIT_SERVER_ACTOR ? null : actor } : {},
      noun ? { noun } : {},
      verb ? { verb } : {},
      from ? { createdAt: { $gte: new Date(from) } } : {},
      to ? { createdAt: { $lt: endOf(to) } } : {},
      searching(q),
    ],
  };
}

function searching(q: string): FilterQuery<AuditEntry> {
  if (!q) return {};
  return {
    [raw(
      (alias) => `(${alias}.search_text like ${searchForm('?')} or ${alias}.item_id = ?)`,
      [containing(q), q],
    )]: [],
  } as FilterQuery<AuditEntry>;
}

/** A row of the file, with the changes as JSON. */
export interface AuditRow extends Omit<AuditEntryResponse, 'changes'> {
  before: string | null;
  after: string | null;
  requestId: string | null;
}

function toRow(entry: AuditEntry): AuditRow {
  const { changes, ...response } = toAuditResponse(entry);
  return {
    ...response,
    before: changes && JSON.stringify(changes.before),
    after: changes && JSON.stringify(changes.after),
    requestId: entry.requestId ?? null,
  };
}
