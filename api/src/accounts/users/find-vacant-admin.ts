import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../platform/errors/app-error.ts';
import { User } from './users.entity.ts';

/** What lets somebody in with nothing but a password. */
export const OPEN_ACCOUNT = { isEnabled: true, awaitsApproval: false, secondFactorAt: null } as const;

/** The admin of this username as whom nobody can log in, such as one that is left of a demo. Throws users.username-taken. */
export async function findVacantAdmin(em: EntityManager, username: string): Promise<User | null> {
  const found = await em.findOne(User, { [raw('lower(username)')]: username.toLowerCase() });
  if (found && (found.role !== 'admin' || found.hasPassword)) throw new AppError('users.username-taken');
  return found;
}
