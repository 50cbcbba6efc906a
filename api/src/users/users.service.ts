import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  ACTIVE_USER_HOURS,
  type User as UserAnswer,
  type UserState,
  type UserStatus,
} from '@vitral/contracts';
import { Page } from '../platform/http/page.ts';
import { searching } from '../platform/validation/list-query.dto.ts';
import { orderOf } from '../platform/validation/sort.ts';
import type { UsersQuery } from './users.dto.ts';
import { User } from './users.entity.ts';

@Injectable()
export class UsersService {
  constructor(private readonly em: EntityManager) {}

  async list({ limit, offset, q, sort, role }: UsersQuery): Promise<Page<UserAnswer>> {
    const [rows, total] = await this.em.findAndCount(
      User,
      { $and: [role ? { role } : {}, searching<User>(q, ['name', 'username', 'email'])] },
      { limit, offset, orderBy: orderOf(sort) },
    );
    return new Page(rows.map(toAnswer), total);
  }
}

/** Logins since this moment make an account active. Specification, section 4. */
export function activeSince(now = Date.now()): Date {
  return new Date(now - ACTIVE_USER_HOURS * 3_600_000);
}

/** Whether an account logged in within the last 24 hours. */
export function statusOf(lastLogin: Date | null | undefined): UserStatus {
  return lastLogin && lastLogin > activeSince() ? 'active' : 'inactive';
}

function stateOf({ isEnabled, awaitsApproval, hasPassword }: User): UserState {
  if (awaitsApproval) return 'awaiting-approval';
  if (isEnabled && !hasPassword) return 'invited';
  return isEnabled ? 'enabled' : 'disabled';
}

function toAnswer(row: User): UserAnswer {
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email ?? null,
    role: row.role,
    isEnabled: row.isEnabled,
    state: stateOf(row),
    hasSecondFactor: Boolean(row.secondFactorAt),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    status: statusOf(row.lastLogin),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
