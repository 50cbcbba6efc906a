import type { FilterQuery } from '@mikro-orm/core';
import type { UserState } from '@vitral/contracts';
import { searchingText } from '../../platform/lists/list-query.dto.ts';
import type { UsersQuery } from './users.dto.ts';
import type { User } from './users.entity.ts';

const STATES: Record<UserState, FilterQuery<User>> = {
  enabled: { isEnabled: true, hasPassword: true },
  disabled: { isEnabled: false, awaitsApproval: false },
  invited: { isEnabled: true, hasPassword: false },
  'awaiting-approval': { awaitsApproval: true },
};

/** Returns the condition of a list or an export. */
export function userFilter({ q, role, state }: Pick<UsersQuery, 'q' | 'role' | 'state'>): FilterQuery<User> {
  return {
    $and: [role ? { role } : {}, state ? STATES[state] : {}, searchingText<User>(q)],
  };
}
