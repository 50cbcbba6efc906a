import { LockMode, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allows, type Permission, ROLES } from '@vitral/contracts/access';
import { LIMITS } from '@vitral/contracts/limits';
import { type Mentionable, mentionedUsernames } from '@vitral/contracts/mentions';
import { User } from './users.entity.ts';

/** Condition of the enabled accounts that have a permission. */
export const accountsWith = (permission: Permission) => ({
  isEnabled: true,
  role: { $in: ROLES.filter((role) => allows(role, permission)) },
});

/** Returns the accounts that have a permission, by name. */
export async function listAccountsWith(em: EntityManager, permission: Permission): Promise<Mentionable[]> {
  const accounts = await em.find(User, accountsWith(permission), {
    fields: ['name', 'username'],
    orderBy: { name: 'asc', id: 'asc' },
    limit: LIMITS.listedAccounts,
  });
  return accounts.map(({ id, name, username }) => ({ id, name, username }));
}

/**
 * Returns the ids of the accounts with a permission that a text mentions as `@username`, and locks them, so that nobody deletes them in
 * the meantime.
 */
export async function lockMentioned(
  em: EntityManager,
  permission: Permission,
  text: string,
): Promise<string[]> {
  const names = mentionedUsernames(text);
  if (names.length === 0) return [];
  const accounts = await em.find(
    User,
    { ...accountsWith(permission), [raw('lower(username)')]: names },
    { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } },
  );
  return accounts.map(({ id }) => id);
}

/** Locks accounts, so that nobody deletes them in the meantime. */
export async function lockAccounts(em: EntityManager, ids: string[]): Promise<void> {
  const options = { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } } as const;
  await em.find(User, { id: { $in: ids } }, options);
}
