import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditNoun, AuditVerb, ErrorCode } from '@vitral/contracts';
import { currentActor, currentRequestId } from '../access/request-scope.ts';
import { AppError } from '../errors/app-error.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { changesBetween, type Snapshot } from './changes.ts';

export interface AuditedEvent {
  verb: AuditVerb;
  noun: AuditNoun;
  itemId: string | null;
  itemName: string | null;
  /** The item as it was answered before and after; only what differs is kept. */
  before?: Snapshot;
  after?: Snapshot;
  /** Who did it, when it is not whoever the session or the token belongs to. */
  actor?: { id: string; name: string };
}

/** What moves the version of an item on. */
const CHANGES: readonly AuditVerb[] = [
  'created',
  'updated',
  'activated',
  'deactivated',
  'restored',
  'moved',
  'answered',
  'uploaded',
];

interface StaleItem {
  noun: AuditNoun;
  /** Null where there is one item of the noun alone. */
  id: string | null;
  /** The version that the item has now. */
  version: number;
}

@Injectable()
export class AuditService {
  /** Adds an entry to the transaction of `em`, so that it is kept exactly when the change is. */
  record(em: EntityManager, { before, after, actor, ...event }: AuditedEvent): void {
    const who = actor ?? currentActor();
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
  /**
   * Refuses an edit of an item that was saved by somebody else first. Whoever may edit it is told who that was and when, as
   * far as the log goes back.
   */
  async refuseStale(em: EntityManager, code: ErrorCode, { noun, id, version }: StaleItem): Promise<never> {
    const [last] = await em.find(
      AuditEntry,
      { noun, itemId: id, verb: { $in: [...CHANGES] } },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    );
    throw new AppError(code, {
      ...(id !== null && { id }),
      current: version,
      ...(last && { changedAt: last.createdAt.toISOString() }),
      ...(last?.actorName && { changedBy: last.actorName }),
    });
  }
}
