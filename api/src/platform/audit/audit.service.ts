import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditNoun, AuditVerb } from '@vitral/contracts';
import { currentActor, currentRequestId } from '../access/request-scope.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { changesBetween, type Snapshot } from './audit-changes.ts';

export interface AuditedEvent {
  verb: AuditVerb;
  noun: AuditNoun;
  itemId: string | null;
  itemName: string | null;
  /** The item's response before and after; only the differing fields are stored. */
  before?: Snapshot;
  after?: Snapshot;
  /** The actor, when it is not the account or token of the request. */
  actor?: { id: string; name: string };
}

@Injectable()
export class AuditService {
  /** Adds an entry to the transaction of `em`, so that it is committed with the change. */
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
