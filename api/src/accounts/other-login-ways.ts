import type { EntityManager } from '@mikro-orm/postgresql';
import { readSettings } from '../platform/settings/settings.service.ts';
import type { User } from './users.entity.ts';

const ACTIVE_LINKS = `
  select linked_identity.id from linked_identity join identity_provider on identity_provider.id = linked_identity.provider_id
  where linked_identity.user_id = ? and identity_provider.is_active`;

/** Returns whether a locked account can log in without passkeys, and without the linked login of the given id. */
export async function hasOtherLoginWay(em: EntityManager, user: User, exceptLink?: string): Promise<boolean> {
  if (user.hasPassword && (user.isBreakGlass || !(await readSettings(em)).isPasswordLoginOff)) return true;
  const links = await em.execute<{ id: string }[]>(ACTIVE_LINKS, [user.id]);
  return links.some(({ id }) => id !== exceptLink);
}
