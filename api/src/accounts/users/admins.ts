import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../platform/errors/app-error.ts';
import { readSettings } from '../../platform/settings/settings.service.ts';
import { User } from '../users.entity.ts';

/** The state of an account that can log in with a password alone. */
export const PASSWORD_LOGIN_STATE = { isEnabled: true, awaitsApproval: false, secondFactorAt: null } as const;

/** Finds an admin without a password under this username, such as one left over from a demo. Throws users.username-taken. */
export async function findVacantAdmin(em: EntityManager, username: string): Promise<User | null> {
  const found = await em.findOne(User, { [raw('lower(username)')]: username.toLowerCase() });
  if (found && (found.role !== 'admin' || found.hasPassword)) throw new AppError('users.username-taken');
  return found;
}

/** An arbitrary advisory lock id. It serializes changes that remove an admin. */
const LAST_ADMIN_LOCK = 6_183_550_005;

export function isAdmin({
  role,
  isEnabled,
  hasPassword,
}: Pick<User, 'role' | 'isEnabled' | 'hasPassword'>): boolean {
  return role === 'admin' && isEnabled && Boolean(hasPassword);
}

/** Locks the number of admins until the transaction ends. */
export async function lockAdmins(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [LAST_ADMIN_LOCK]);
}

/**
 * Throws users.last-admin when no other account can log in as an admin, and users.last-break-glass when none could while
 * password login is off. The checks hold until the transaction ends.
 */
export async function requireOtherAdmin(em: EntityManager, id: string): Promise<void> {
  await lockAdmins(em);
  // Counted after locking, so that the previous holder's change is seen.
  const others = { id: { $ne: id }, role: 'admin', isEnabled: true, hasPassword: true } as const;
  if ((await em.count(User, others)) === 0) throw new AppError('users.last-admin', { id });
  const { isPasswordLoginOff } = await readSettings(em);
  if (isPasswordLoginOff && (await em.count(User, { ...others, isBreakGlass: true })) === 0)
    throw new AppError('users.last-break-glass', { id });
}
