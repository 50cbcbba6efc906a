import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditEntry as AuditEntryAnswer, AuditVerb } from '@vitral/contracts';
import { currentRequestId, currentViewer } from '../access/request-scope.ts';
import { Page } from '../http/page.ts';
import { type ListQuery, searching } from '../validation/list-query.dto.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { changesBetween, type Snapshot } from './changes.ts';

export interface AuditedEvent {
  verb: AuditVerb;
  noun: string;
  itemId: string | null;
  itemName: string | null;
  /** The item as it was answered before and after; only what differs is kept. */
  before?: Snapshot;
  after?: Snapshot;
  /** Who did it, when it is not whoever the session belongs to. */
  actor?: { id: string; name: string };
}

@Injectable()
export class AuditService {
  constructor(private readonly em: EntityManager) {}

  /** Adds an entry to the transaction of `em`, so that it is kept exactly when the change is. */
  record(em: EntityManager, { before, after, actor, ...event }: AuditedEvent): void {
    const who = actor ?? currentViewer();
    em.persist(
      em.create(AuditEntry, {
        ...event,
        actorId: who?.id ?? null,
        actorName: who?.name ?? null,
        changes: changesBetween(before, after),
        requestId: currentRequestId(),
      }),
    );
  }

  async list({ limit, offset, q }: ListQuery): Promise<Page<AuditEntryAnswer>> {
    const where = searching<AuditEntry>(q, ['itemName', 'actorName', 'noun', 'verb']);
    const [rows, total] = await this.em.findAndCount(AuditEntry, where, {
      limit,
      offset,
      orderBy: { createdAt: 'desc', id: 'desc' },
    });
    return new Page(rows.map(toAnswer), total);
  }
}

function toAnswer(row: AuditEntry): AuditEntryAnswer {
  const { id, verb, noun, itemId, itemName, actorId, actorName } = row;
  return {
    id,
    verb,
    noun,
    itemId: itemId ?? null,
    itemName: itemName ?? null,
    actorId: actorId ?? null,
    actorName: actorName ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
