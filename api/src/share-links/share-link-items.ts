import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LIMITS } from '@vitral/contracts/limits';
import { Content } from '../content/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { type ShareLink, ShareLinkItem } from './share-links.entity.ts';

/** Returns a function that returns the items of a link, with their contents, in the order of the page. */
export async function itemsOf(em: EntityManager, links: Pick<ShareLink, 'id'>[]) {
  const rows = await em.find(
    ShareLinkItem,
    { link: { $in: links.map(({ id }) => id) } },
    { orderBy: { position: 'asc', content: 'asc' }, populate: ['content'] },
  );
  return (linkId: string) => rows.filter(({ link }) => link === linkId);
}

export type LinkedItem = ReturnType<Awaited<ReturnType<typeof itemsOf>>>[number];

/**
 * Locks the items of `ids` that match `filter`, in the order of their ids, so that parallel requests count each other's links.
 * Throws `content.not-found` for the first of `required` that is not among them.
 */
export async function lockContents(
  em: EntityManager,
  ids: string[],
  filter: FilterQuery<Content>,
  required = ids,
): Promise<Content[]> {
  const rows = await em.find(
    Content,
    { $and: [{ id: { $in: ids } }, filter] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const found = new Set(rows.map(({ id }) => id));
  const missing = required.find((id) => !found.has(id));
  if (missing !== undefined) throw new AppError('content.not-found', { id: missing });
  return rows;
}

/** Stores the items of a link in their order. Those that stay keep their counts. */
export async function putItems(em: EntityManager, link: string, contentIds: string[]): Promise<void> {
  const rows = contentIds.map((content, position) => ({ link, content, position }));
  // Adds the new items first, since a link without items is deleted.
  await em.upsertMany(ShareLinkItem, rows, { onConflictMergeFields: ['position'] });
  await em.nativeDelete(ShareLinkItem, { link, content: { $nin: contentIds } });
}

/** Throws `share-links.too-many` if the account has the maximum number of other valid links to one of the items. */
export async function refuseTooMany(
  em: EntityManager,
  { id, createdBy, contentIds }: { id?: string; createdBy?: string | null; contentIds: string[] },
): Promise<void> {
  if (!createdBy) return;
  const full = await em.execute(
    `select content_id from share_link_item join share_link on share_link.id = link_id
     where content_id in (${contentIds.map(() => '?').join(', ')}) and created_by_id = ?
       and revoked_at is null and (expires_at is null or expires_at > now()) and share_link.id is distinct from ?
     group by content_id having count(*) >= ? limit 1`,
    [...contentIds, createdBy, id ?? null, LIMITS.shareLinks],
  );
  if (full.length > 0) throw new AppError('share-links.too-many', { max: LIMITS.shareLinks });
}
