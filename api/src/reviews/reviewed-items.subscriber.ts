import { ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import { REVIEWED_NOUNS } from '@vitral/contracts/reviews';
import { readNames, tablesOf } from '../comments/index.ts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { ItemReview } from './reviews.entity.ts';

/**
 * Handles the audit entries of reviewed items and of reviewers, in the transaction that writes them: a deletion ends
 * the review, and a change that only shows or hides an item leaves an answer valid. docs/adr/089.
 */
@Injectable()
export class ReviewedItemsSubscriber implements EventSubscriber {
  constructor(
    em: EntityManager,
    private readonly audit: AuditService,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  async onFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const written = uow.getChangeSets().filter(({ type }) => type === ChangeSetType.CREATE);
    const entries = written.flatMap(({ entity }) => (entity instanceof AuditEntry ? entity : []));
    const deleted = entries.filter(({ verb, noun }) => verb === 'deleted' && isFollowed(noun));
    const shown = entries.filter((entry) => isReviewed(entry.noun) && isPublicationOnly(entry));
    if (deleted.length + shown.length === 0) return;
    // A separate unit of work, since the one of `em` is being flushed.
    const writer = em.fork({ keepTransactionContext: true }) as EntityManager;
    await this.end(writer, deleted);
    await carryOver(writer, shown);
    await writer.flush();
  }

  private async end(em: EntityManager, deleted: AuditEntry[]): Promise<void> {
    const ids = deleted.flatMap(({ itemId }) => itemId ?? []);
    if (ids.length === 0) return;
    const ended = await em.find(ItemReview, {
      $or: [{ itemId: { $in: ids } }, { reviewer: { $in: ids } }],
    });
    const names = await readNames(em, ended);
    for (const row of ended) {
      const { id, itemId, state, reviewerName } = row;
      const itemName = nameIn(deleted, itemId) ?? names.get(itemId) ?? null;
      const before = { reviewState: state, reviewerName };
      this.audit.record(em, { verb: 'deleted', noun: 'reviews', itemId: id, itemName, before });
      em.remove(row);
    }
  }
}

const nameIn = (entries: AuditEntry[], id: string) => entries.find(({ itemId }) => itemId === id)?.itemName;

/** Moves answers about the item before it was shown or hidden to its new version. */
async function carryOver(em: EntityManager, shown: AuditEntry[]): Promise<void> {
  for (const noun of REVIEWED_NOUNS) {
    const ids = shown.flatMap((entry) => (entry.noun === noun && entry.itemId) || []);
    if (ids.length === 0) continue;
    const [table] = tablesOf(em, [noun]);
    await em.execute(
      `update item_review review set item_version = item.version from ${table} item
       where item.id = any(?::uuid[]) and review.item_id = item.id and review.noun = ?
         and review.state <> 'requested' and review.item_version = item.version - 1`,
      [`{${ids.join()}}`, noun],
    );
  }
}

const isReviewed = (noun: string) => REVIEWED_NOUNS.some((one) => one === noun);
const isFollowed = (noun: string) => noun === 'users' || isReviewed(noun);

const PUBLICATION_VERBS: readonly AuditVerb[] = [
  'activated',
  'deactivated',
  'published',
  'unpublished',
  'failed',
  'scheduled',
];
const PUBLICATION_FIELDS = ['isActive', 'isVisible', 'publishAt', 'unpublishAt'];

/** Returns whether a change only shows or hides an item, now or at a date. */
function isPublicationOnly({ verb, changes }: AuditEntry): boolean {
  if (PUBLICATION_VERBS.includes(verb)) return true;
  const fields = Object.keys(changes?.after ?? {});
  return verb === 'updated' && fields.length > 0 && fields.every((name) => PUBLICATION_FIELDS.includes(name));
}
