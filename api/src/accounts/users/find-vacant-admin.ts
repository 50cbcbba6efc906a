import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../platform/errors/app-error.ts';
import { User } from './users.entity.ts';

/** The state of an account that can log in with a password alone. */
export const PASSWORD_LOGIN_STATE = { isEnabled: true, awaitsApproval: false, secondFactorAt: null } as const;

/** Finds an admin without a password under this username, such as one left over from a demo. Throws users.username-taken. */
export async function findVacantAdmin(em: EntityManager, username: string): Promise<User | null> {
  const found = await em.findOne(User, { [raw('lower(username)')]: username.toLowerCase() });
  if (found && (found.role !== 'admin' || found.hasPassword)) throw new AppError('users.username-taken');
  return found;
}
