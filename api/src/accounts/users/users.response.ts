import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ACTIVE_USER_HOURS } from '@vitral/contracts/limits';
import type { User as UserResponse, UserStats, UserState, UserStatus } from '@vitral/contracts/users';
import { type Dated, until } from '../../platform/changes/query-cache.ts';
import { searchingText } from '../../platform/lists/list-query.dto.ts';
import type { UsersQuery } from './users.dto.ts';
import { User } from '../users.entity.ts';

const ACTIVE_MS = ACTIVE_USER_HOURS * 3_600_000;

/** Accounts with a login since this instant are active. */
function activeSince(now = Date.now()): Date {
  return new Date(now - ACTIVE_MS);
}

export const itemOf = ({ id, name }: User) => ({ noun: 'users' as const, itemId: id, itemName: name });

type AccountId = string | null | undefined;

/** Returns a function that returns the name of an account; null for an account that is deleted or not set. */
export async function namesOf(em: EntityManager, accounts: AccountId[]) {
  const ids = [...new Set(accounts)].filter((id) => typeof id === 'string');
  const users = ids.length > 0 ? await em.find(User, { id: { $in: ids } }, { fields: ['name'] }) : [];
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return (id: AccountId): string | null => names.get(id ?? '') ?? null;
}

export function snapshotOf({ name, username, email, role, isEnabled }: User) {
  return { name, username, email: email ?? null, role, isEnabled };
}

export function toResponse(row: User): UserResponse {
  return {
    id: row.id,
    ...snapshotOf(row),
    state: stateOf(row),
    hasSecondFactor: Boolean(row.secondFactorAt),
    passkeyCount: row.passkeyCount,
    isBreakGlass: row.isBreakGlass,
    lastLogin: row.lastLogin?.toISOString() ?? null,
    status: statusOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** Accounts that log in with a provider have no password either. */
function stateOf({ isEnabled, awaitsApproval, hasPassword, lastLogin }: User): UserState {
  if (awaitsApproval) return 'awaiting-approval';
  if (isEnabled && !hasPassword && !lastLogin) return 'invited';
  return isEnabled ? 'enabled' : 'disabled';
}

function statusOf({ lastLogin }: User): UserStatus {
  return lastLogin && lastLogin > activeSince() ? 'active' : 'inactive';
}

const STATES: Record<UserState, FilterQuery<User>> = {
  enabled: { isEnabled: true, $or: [{ hasPassword: true }, { lastLogin: { $ne: null } }] },
  disabled: { isEnabled: false, awaitsApproval: false },
  invited: { isEnabled: true, hasPassword: false, lastLogin: null },
  'awaiting-approval': { awaitsApproval: true },
};

export function userFilter({ q, role, state }: Pick<UsersQuery, 'q' | 'role' | 'state'>): FilterQuery<User> {
  return {
    $and: [role ? { role } : {}, state ? STATES[state] : {}, searchingText<User>(q)],
  };
}

/** Counts accounts; the result is fresh until the first active account becomes inactive. */
export async function countUsers(em: EntityManager): Promise<Dated<UserStats>> {
  const since = activeSince();
  const [{ firstActive, ...value }] = await em.execute<[UserStats & { firstActive: Date | string | null }]>(
    `select count(*)::int as total, count(*) filter (where last_login > ?)::int as active,
       count(*) filter (where role = 'admin')::int as admins,
       count(*) filter (where awaits_approval)::int as "awaitingApproval",
       min(last_login) filter (where last_login > ?) as "firstActive"
     from account`,
    [since, since],
  );
  return { value, freshUntil: until(firstActive, ACTIVE_MS) };
}
