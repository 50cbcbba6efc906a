import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { dateAt } from '@vitral/schedule';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { siteZone } from '../zoom-meetings/index.ts';
import { Content } from './content.entity.ts';

/**
 * Counts a download in total and for the day, in the transaction of `em`. Returns false when there is no such item. The first
 * update locks the row, so parallel downloads are counted one after the other.
 */
export async function countDownload(
  em: EntityManager,
  id: string,
  where: FilterQuery<Content> = {},
): Promise<boolean> {
  const counted = await em.nativeUpdate(
    Content,
    { $and: [{ id }, where] },
    { downloadCount: raw('download_count + 1'), ...keepVersion() },
  );
  if (counted === 0) return false;
  await em.execute(
    `insert into content_access (content_id, day, count) values (?, ?, 1)
     on conflict (content_id, day) do update set count = content_access.count + 1`,
    [id, dateAt(Date.now(), await siteZone(em))],
  );
  return true;
}
