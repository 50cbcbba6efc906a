import { LockMode, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allows, ROLES } from '@vitral/contracts/access';
import { mentionedUsernames } from '@vitral/contracts/mentions';
import { User } from '../accounts/index.ts';

/** Condition of the accounts that may work with messages. */
export const MAY_WORK_WITH_MESSAGES = {
  isEnabled: true,
  role: { $in: ROLES.filter((role) => allows(role, 'contact-messages.write')) },
};

/** Returns the account if it may be assigned, and locks it, so that nobody deletes it in the meantime. */
export async function lockAssignee(em: EntityManager, id: string | null | undefined): Promise<User | null> {
  if (!id) return null;
  return em.findOne(User, { ...MAY_WORK_WITH_MESSAGES, id }, { lockMode: LockMode.PESSIMISTIC_READ });
}

/** Returns the ids of the accounts that a note mentions as `@username`, locked like an assignee. */
export async function lockMentioned(em: EntityManager, text: string): Promise<string[]> {
  const names = mentionedUsernames(text);
  if (names.length === 0) return [];
  const accounts = await em.find(
    User,
    { ...MAY_WORK_WITH_MESSAGES, [raw('lower(username)')]: names },
    { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } },
  );
  return accounts.map(({ id }) => id);
}
