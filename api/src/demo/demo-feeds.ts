import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FeedSource, SocialFeedItem } from '../feed-sources/index.ts';
import { readDemoContent } from './demo-content.ts';

/** An item of the demo's JSON; refers to its source by title. */
export type DemoFeedItem = Omit<RequiredEntityData<SocialFeedItem>, 'source'> & { source: string };

/** Adds feed sources, which are never synchronized, and their posts. */
export async function addFeedSources(
  em: EntityManager,
  items: (DemoFeedItem & { createdAt: Date })[],
): Promise<void> {
  const sources = (await readDemoContent('feed-sources')).map((row) => em.create(FeedSource, row));
  await em.flush();
  for (const { source, ...item } of items) {
    em.create(SocialFeedItem, { ...item, source: sources.find(({ title }) => title === source)?.id ?? null });
  }
}
