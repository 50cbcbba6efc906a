import type { EntityManager } from '@mikro-orm/postgresql';
import { Content } from './content.entity.ts';
import { FeedThumbnail } from '../feed-sources/index.ts';
import { ContentVariant } from './pictures/content-variant.entity.ts';

/** Returns the file names among `names` that no row refers to. */
export async function fileNamesWithoutRow(em: EntityManager, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const wanted = { filename: { $in: names } };
  const items = await em.find(Content, wanted, { fields: ['filename'] });
  const variants = await em.find(ContentVariant, wanted, { fields: ['filename'] });
  const thumbnails = await em.find(FeedThumbnail, wanted, { fields: ['filename'] });
  const known = new Set([...items, ...variants, ...thumbnails].map(({ filename }) => filename));
  return names.filter((name) => !known.has(name));
}
