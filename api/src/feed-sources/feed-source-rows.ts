import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LIMITS } from '@vitral/contracts/limits';
import type { FeedSource as FeedSourceResponse } from '@vitral/contracts/social-feeds';
import { AppError } from '../platform/errors/app-error.ts';
import { readSources } from './feed-sources.response.ts';
import { FeedSource } from './feed-sources.entity.ts';

/** An arbitrary advisory lock id. It serializes counting and adding of sources. */
const COUNT_LOCK = 6_183_550_011;

type EditedFields = Pick<FeedSourceResponse, 'platform' | 'title' | 'url' | 'kind' | 'isActive'>;

/** Returns the fields that people edit. */
export const editedFields = ({ platform, title, url, kind, isActive }: EditedFields) => ({
  platform,
  title,
  url,
  kind,
  isActive,
});

/** Throws `feed-sources.not-found`. */
export async function readSource(em: EntityManager, id: string): Promise<FeedSourceResponse> {
  const [source] = await readSources(em, id);
  if (!source) throw new AppError('feed-sources.not-found', { id });
  return source;
}

/** Throws `feed-sources.too-many`. Holds until the transaction ends. */
export async function refuseTooMany(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [COUNT_LOCK]);
  const max = LIMITS.feedSources;
  if ((await em.count(FeedSource, {})) >= max) throw new AppError('feed-sources.too-many', { max });
}

/** Converts the database's unique violation to feed-sources.taken; it also catches parallel requests. */
export function refuseTaken(error: unknown): never {
  const isTaken =
    error instanceof UniqueConstraintViolationException && error.message.includes('feed_source_url_unique');
  throw isTaken ? new AppError('feed-sources.taken') : error;
}
