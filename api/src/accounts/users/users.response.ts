import {
  ACTIVE_USER_HOURS,
  type User as UserResponse,
  type UserState,
  type UserStatus,
} from '@vitral/contracts';
import type { User } from './users.entity.ts';

/** Accounts with a login since this instant are active. */
export function activeSince(now = Date.now()): Date {
  return new Date(now - ACTIVE_USER_HOURS * 3_600_000);
}

/** The fields by which an audit entry names an account. */
export const itemOf = ({ id, name }: User) => ({ noun: 'users' as const, itemId: id, itemName: name });

/** The fields of an account that audit entries record. */
export function snapshotOf({ name, username, email, role, isEnabled }: User) {
  return { name, username, email: email ?? null, role, isEnabled };
}

export function toResponse(row: User): UserResponse {
  return {
    id: row.id,
    ...snapshotOf(row),
    state: stateOf(row),
    hasSecondFactor: Boolean(row.secondFactorAt),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    status: statusOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

function stateOf({ isEnabled, awaitsApproval, hasPassword }: User): UserState {
  if (awaitsApproval) return 'awaiting-approval';
  if (isEnabled && !hasPassword) return 'invited';
  return isEnabled ? 'enabled' : 'disabled';
}

function statusOf({ lastLogin }: User): UserStatus {
  return lastLogin && lastLogin > activeSince() ? 'active' : 'inactive';
}
