import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '@vitral/contracts/access';
import type { CommentedItem, CommentedNoun } from '@vitral/contracts/comments';
import { Content } from '../content/index.ts';
import { Embed } from '../embeds/index.ts';
import { SocialFeedItem } from '../feed-sources/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Redirect } from '../redirects/index.ts';
import { SitePage } from '../site-pages/index.ts';
import { TeamMember } from '../team-members/index.ts';
import { TeamResource } from '../team-resources/index.ts';
import { Testimonial } from '../testimonials/index.ts';
import { ZoomMeeting } from '../zoom-meetings/index.ts';

interface Row {
  id: string;
  version: number;
}

interface CommentedItems {
  /** Permission to edit the items, which their comments require. */
  permission: Permission;
  entity: EntityClass<Row>;
  nameOf: (row: Row) => string;
  /** Selects the rows that editors see. */
  shown: FilterQuery<Row>;
}

function items<Shown extends Row>(
  permission: Permission,
  entity: EntityClass<Shown>,
  nameOf: (row: Shown) => string,
  shown: FilterQuery<Shown> = {},
): CommentedItems {
  return { permission, entity, nameOf, shown } as CommentedItems;
}

/** Access to the items of the nouns that have comments. */
export const COMMENTED_ITEMS: Record<CommentedNoun, CommentedItems> = {
  content: items('content.write', Content, ({ title }) => title, { deletedAt: null }),
  embeds: items('social-feeds.write', Embed, ({ title }) => title),
  redirects: items('redirects.write', Redirect, ({ from }) => from),
  'site-pages': items('site-pages.write', SitePage, ({ title }) => title),
  'social-feeds': items('social-feeds.write', SocialFeedItem, ({ title }) => title),
  'team-members': items('team-members.write', TeamMember, ({ name }) => name),
  'team-resources': items('team-resources.write', TeamResource, ({ title }) => title),
  testimonials: items('testimonials.write', Testimonial, ({ name }) => name),
  'zoom-meetings': items('zoom-meetings.write', ZoomMeeting, ({ title }) => title),
};

/** Returns the names of the items by id; those of deleted items are left out. */
export async function readItemNames(
  em: EntityManager,
  noun: CommentedNoun,
  ids: string[],
): Promise<Map<string, string>> {
  const { entity, shown, nameOf } = COMMENTED_ITEMS[noun];
  const rows = await em.find<Row>(entity, { $and: [{ id: { $in: ids } }, shown] });
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** Returns the names of items of several nouns by id; those of deleted items are left out. */
export async function readNames(em: EntityManager, items: CommentedItem[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const noun of new Set(items.map((item) => item.noun))) {
    const ids = items.filter((item) => item.noun === noun).map(({ itemId }) => itemId);
    for (const [id, name] of await readItemNames(em, noun, ids)) names.set(id, name);
  }
  return names;
}

/** Returns the nouns whose items the viewer may edit. */
export const permittedNouns = <Noun extends CommentedNoun>(viewer: Viewer, nouns: readonly Noun[]): Noun[] =>
  nouns.filter((noun) => viewerMay(viewer, COMMENTED_ITEMS[noun].permission));

/** Returns the tables of the nouns. */
export const tablesOf = (em: EntityManager, nouns: readonly CommentedNoun[]): string[] =>
  nouns.map((noun) => em.getMetadata().get(COMMENTED_ITEMS[noun].entity).tableName);

/** Returns the version of an item. Throws `request.not-found` for one that is deleted. */
export async function readItemVersion(em: EntityManager, { noun, itemId }: CommentedItem): Promise<number> {
  const { entity, shown } = COMMENTED_ITEMS[noun];
  const row = await em.findOne<Row>(entity, { $and: [{ id: itemId }, shown] });
  if (!row) throw new AppError('request.not-found');
  return row.version;
}

/** Throws `request.not-found` for an item that is deleted. */
export async function assertItem(em: EntityManager, { noun, itemId }: CommentedItem): Promise<void> {
  const { entity, shown } = COMMENTED_ITEMS[noun];
  const count = await em.count<Row>(entity, { $and: [{ id: itemId }, shown] });
  if (count === 0) throw new AppError('request.not-found');
}

/** Returns the name and the version of the item and locks it, so that the second of two parallel comments counts the first. */
export async function lockItem(
  em: EntityManager,
  { noun, itemId }: CommentedItem,
): Promise<{ name: string; version: number }> {
  const { entity, shown, nameOf } = COMMENTED_ITEMS[noun];
  const row = await lockRow(em, entity, itemId, 'request.not-found', shown);
  return { name: nameOf(row), version: row.version };
}
