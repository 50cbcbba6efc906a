import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ACTIVE_USER_HOURS, type UserStats } from '@vitral/contracts';
import { type Dated, QueryCache, until } from '../../platform/changes/query-cache.ts';
import { activeSince } from './users.response.ts';

const ACTIVE_MS = ACTIVE_USER_HOURS * 3_600_000;

type Row = UserStats & { firstActive: Date | string | null };

@Injectable()
export class UsersStatsService {
  constructor(private readonly queryCache: QueryCache) {}

  read(): Promise<UserStats> {
    return this.queryCache.readDated({ key: 'users/stats', tables: ['account'], make: count });
  }
}

/** Counts accounts; the result is fresh until the first active account becomes inactive. */
async function count(em: EntityManager): Promise<Dated<UserStats>> {
  const since = activeSince();
  const [{ firstActive, ...value }] = await em.execute<[Row]>(
    `select count(*)::int as total, count(*) filter (where last_login > ?)::int as active,
       count(*) filter (where role = 'admin')::int as admins,
       count(*) filter (where awaits_approval)::int as "awaitingApproval",
       min(last_login) filter (where last_login > ?) as "firstActive"
     from account`,
    [since, since],
  );
  return { value, freshUntil: until(firstActive, ACTIVE_MS) };
}
