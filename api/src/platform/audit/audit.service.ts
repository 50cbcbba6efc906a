import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditNoun, AuditVerb } from '@vitral/contracts';
import { currentActor, currentRequestId } from '../access/request-scope.ts';
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
}
