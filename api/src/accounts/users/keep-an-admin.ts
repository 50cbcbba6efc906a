import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../platform/errors/app-error.ts';
import { User } from './users.entity.ts';

/** Any number will do: changes that take an admin away wait for one another. */
const LAST_ADMIN_LOCK = 6_183_550_005;

/** Whether an account can log in as an admin. */
export function isAdmin({ role, isEnabled, hasPassword }: User): boolean {
  return role === 'admin' && isEnabled && Boolean(hasPassword);
}

/** Throws users.last-admin when nobody but this account can log in as an admin; holds until the transaction ends. */
export async function keepAnAdmin(em: EntityManager, id: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [LAST_ADMIN_LOCK]);
  // Counted afterwards, so that whatever the change before this one did is seen.
  const others = await em.count(User, { id: { $ne: id }, role: 'admin', isEnabled: true, hasPassword: true });
  if (others === 0) throw new AppError('users.last-admin', { id });
}
