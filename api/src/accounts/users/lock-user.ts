import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../platform/errors/app-error.ts';
import { User } from './users.entity.ts';

/** Holds an account until the transaction ends, so that of two parallel changes the second sees the first. */
export async function lockUser(em: EntityManager, id: string): Promise<User> {
  const row = await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('users.not-found', { id });
  return row;
}
