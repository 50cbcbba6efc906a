import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../platform/errors/app-error.ts';
import { Content } from './content.entity.ts';

/** Holds a row until the transaction ends, so that of two parallel changes the second sees the first. */
export async function lockContent(
  em: EntityManager,
  id: string,
  state: FilterQuery<Content>,
): Promise<Content> {
  const row = await em.findOne(Content, { $and: [{ id }, state] }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('content.not-found', { id });
  return row;
}
