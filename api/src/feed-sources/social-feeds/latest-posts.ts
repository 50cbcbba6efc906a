import type { EntityManager } from '@mikro-orm/postgresql';
import { LATEST_POSTS, type LatestPost } from '@vitral/contracts/social-feeds';
import { dateAt } from '@vitral/schedule';
import { siteZone } from '../../zoom-meetings/index.ts';

/** The job that copies the pictures of posts and removes the copies of deleted posts; every change of posts adds it. */
export const THUMBNAIL_JOB = 'feed-thumbnails';

/** The path of the copies: `/uploads/feeds/{filename}`. */
export const THUMBNAIL_PATH = 'uploads/feeds';

const IS_SHOWN = 'is_active and removed_at is null';
const NEWEST_FIRST = 'created_at desc, id desc';

/**
 * Returns a query of the ids of the newest posts that visitors may see. Posts beyond a source's share come last, so that one
 * busy source fills the list only when others do not; posts added by hand share like one source.
 */
export function latestIds(most: number, ofOneSource: number): string {
  const newest = (origin: string) => `(
    select id, source_id, created_at from social_feed_item where ${origin} and ${IS_SHOWN}
    order by ${NEWEST_FIRST} limit ${most})`;
  return `select id from (
    select post.*, row_number() over (partition by source_id order by ${NEWEST_FIRST}) as place from (
      select item.* from feed_source as source cross join lateral ${newest('source_id = source.id')} as item
        where source.is_active
      union all ${newest('source_id is null')}
    ) as post
  ) as placed order by place > ${ofOneSource}, ${NEWEST_FIRST} limit ${most}`;
}

interface Row extends Omit<LatestPost, 'createdAt' | 'day' | 'thumbnails'> {
  createdAt: Date | string;
  thumbnails: { filename: string; width: number; mimeType: string }[];
}

const LATEST = `select id, platform, title, url, created_at as "createdAt", coalesce((
    select jsonb_agg(jsonb_build_object('filename', filename, 'width', width, 'mimeType', mime_type)
      order by width, mime_type)
    from feed_thumbnail where item_id = post.id
  ), '[]') as thumbnails
  from social_feed_item as post where id in (${latestIds(LATEST_POSTS.most, LATEST_POSTS.ofOneSource)})
  order by ${NEWEST_FIRST}`;

export async function readLatest(em: EntityManager): Promise<LatestPost[]> {
  const rows = await em.execute<Row[]>(LATEST);
  const zone = await siteZone(em);
  return rows.map(({ createdAt, thumbnails, ...post }) => ({
    ...post,
    createdAt: new Date(createdAt).toISOString(),
    day: dateAt(new Date(createdAt).getTime(), zone),
    thumbnails: thumbnails.map(({ filename, width, mimeType }) => ({
      src: `/${THUMBNAIL_PATH}/${filename}`,
      width,
      mimeType,
    })),
  }));
}
