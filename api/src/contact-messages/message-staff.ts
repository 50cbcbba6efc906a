import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { accountsWith, User } from '../accounts/index.ts';

/** Permission of the accounts that work with messages. */
export const MESSAGES_PERMISSION = 'contact-messages.write';

/** Returns the account if it may be assigned, and locks it, so that nobody deletes it in the meantime. */
export async function lockAssignee(em: EntityManager, id: string | null | undefined): Promise<User | null> {
  if (!id) return null;
  const lockMode = LockMode.PESSIMISTIC_READ;
  return em.findOne(User, { ...accountsWith(MESSAGES_PERMISSION), id }, { lockMode });
}
