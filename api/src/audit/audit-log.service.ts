import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditActor, AuditEntry as AuditEntryResponse } from '@vitral/contracts';
import { readPiecewise } from '../platform/csv/read-piecewise.ts';
import { Lists } from '../platform/lists/lists.ts';
import { Page } from '../platform/lists/page.ts';
import { orderOf } from '../platform/lists/sort.ts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { toResponse } from './audit.response.ts';
import type { AuditExportQuery, AuditQuery } from './audit.dto.ts';
import { auditFilter } from './audit.filters.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { type AuditRow, toRow } from './audit-csv.ts';

const MAX_ACTORS = 200;

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

/** Reads the audit log, newest entry first. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
  ) {}

  async list({ limit, offset, ...filters }: AuditQuery): Promise<Page<AuditEntryResponse>> {
    const part = { limit, offset, orderBy: orderOf('-createdAt') };
    const [rows, total] = await this.lists.read(AuditEntry, auditFilter(filters), part);
    return new Page(rows.map(toResponse), total);
  }

  /** Lists the actors by their latest names, most recently active first. */
  actors(): Promise<AuditActor[]> {
    return this.em.execute<AuditActor[]>(ACTORS, [MAX_ACTORS]);
  }

  /** Exports the whole list. The audit entry is committed before the first row is sent. */
  async export(query: AuditExportQuery): Promise<AsyncGenerator<AuditRow>> {
    await this.em.transactional(async (em) =>
      this.audit.record(em, { verb: 'exported', noun: 'audit', itemId: null, itemName: null }),
    );
    return this.rows(query);
  }

  private async *rows(query: AuditExportQuery): AsyncGenerator<AuditRow> {
    for await (const rows of readPiecewise(this.em, AuditEntry, auditFilter(query), '-createdAt')) {
      yield* rows.map(toRow);
    }
  }
}
