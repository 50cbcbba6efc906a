import type { EntityManager } from '@mikro-orm/postgresql';
import { readSettings } from '../../platform/settings/settings.service.ts';
import type { User } from '../users.entity.ts';

const ACTIVE_LINKS = `
  select count(*)::int as count from linked_identity join identity_provider on identity_provider.id = linked_identity.provider_id
  where linked_identity.user_id = ? and identity_provider.is_active`;

/** Returns whether a locked account can log in without a passkey: with a password that logins accept, or with a provider. */
export async function opensWithoutPasskey(em: EntityManager, user: User): Promise<boolean> {
  if (user.hasPassword && (user.isBreakGlass || !(await readSettings(em)).isPasswordLoginOff)) return true;
  const [links] = await em.execute<{ count: number }[]>(ACTIVE_LINKS, [user.id]);
  return links !== undefined && links.count > 0;
}
