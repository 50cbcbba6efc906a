import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditEntry as AuditEntryResponse, AuditNoun, AuditVerb } from '@vitral/contracts/audit';
import { TRASH_DAYS, type TrashedItem } from '@vitral/contracts/trash';
import { serializer } from '../entities/serializer.ts';
import { AppError } from '../errors/app-error.ts';
import { type ListQuery, searching } from '../lists/list-query.dto.ts';
import { Lists, type Page } from '../lists/lists.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import type { EditedNoun } from './edited-noun.ts';

const DAY_MS = 24 * 3_600_000;

/** Verbs of changes of an item's fields. Logins and synchronizations are only in the audit log. */
export const EDIT_VERBS: readonly AuditVerb[] = [
  'created',
  'updated',
  'activated',
  'deactivated',
  'answered',
  'deleted',
  'restored',
];

/** Reads the history of items and the trash of a noun from the audit log, where alone they are stored. docs/adr/079. */
@Injectable()
export class ItemHistory {
  constructor(private readonly lists: Lists) {}

  /** Lists what was done to an item, newest first; only its edits for a noun that is used more often than edited. */
  async entries(
    noun: AuditNoun,
    itemId: string,
    { limit, offset }: ListQuery,
    verbs?: readonly AuditVerb[],
  ): Promise<Page<AuditEntryResponse>> {
    const filter = { noun, itemId, ...(verbs && { verb: { $in: [...verbs] } }) };
    const page = await this.lists.read(AuditEntry, filter, { limit, offset, sort: '-createdAt' });
    return page.map(toAuditResponse);
  }

  /** Lists the deleted items of a noun that can be restored, newest first. */
  async trash(noun: EditedNoun, { limit, offset, q }: ListQuery): Promise<Page<TrashedItem>> {
    const filter = { $and: [inTrash(noun), searching<AuditEntry>(q, 'item_name')] };
    const page = await this.lists.read(AuditEntry, filter, { limit, offset, sort: '-createdAt' });
    return page.map(({ itemId, itemName, createdAt, actorName }) => ({
      id: itemId ?? '',
      name: itemName ?? '',
      deletedAt: createdAt.toISOString(),
      deletedBy: actorName ?? null,
    }));
  }
}

export const toAuditResponse = serializer<AuditEntry, AuditEntryResponse>(AuditEntry, {
  requestId: 'omitted',
});

/** Selects the entries of deletions within the last `TRASH_DAYS`, except those of items that were restored since. */
function inTrash(noun: EditedNoun): FilterQuery<AuditEntry> {
  const isRestored = raw(
    (alias) => `exists (select 1 from audit_entry as later where later.item_id = ${alias}.item_id
      and later.noun = ${alias}.noun and later.verb = 'restored' and later.created_at > ${alias}.created_at)`,
  );
  return {
    noun,
    verb: 'deleted',
    createdAt: { $gt: trashLimit() },
    changes: { $ne: null },
    [isRestored]: false,
  };
}

/** Whole minutes, so that the count of a long list stays cached for a while. */
const trashLimit = () => new Date(Math.floor(Date.now() / 60_000) * 60_000 - TRASH_DAYS * DAY_MS);

/** A deleted item, as the audit entry of its deletion describes it. */
interface Deleted {
  fields: Record<string, unknown>;
  /** The request that deleted it. */
  requestId: string | null;
}

/**
 * Returns a deleted item, and locks it until the transaction of `em` ends, so that only the first of two parallel requests restores
 * it. Throws `<noun>.not-found` for an item that is not in the trash.
 */
export async function takeFromTrash(em: EntityManager, noun: EditedNoun, id: string): Promise<Deleted> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`trash of ${noun}: ${id}`]);
  const filter = { $and: [{ itemId: id }, inTrash(noun)] } as FilterQuery<AuditEntry>;
  const [entry] = await em.find(AuditEntry, filter, { orderBy: { createdAt: 'desc' }, limit: 1 });
  if (!entry?.changes) throw new AppError(`${noun}.not-found`, { id });
  return { fields: { ...entry.changes.before, id }, requestId: entry.requestId ?? null };
}
