import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserStats } from '@vitral/contracts';
import { activeSince } from './users.answer.ts';
import { User } from './users.entity.ts';

@Injectable()
export class UsersStatsService {
  constructor(private readonly em: EntityManager) {}

  read(): Promise<UserStats> {
    return this.em
      .createQueryBuilder(User)
      .select([
        raw('count(*)::int as total'),
        raw('count(*) filter (where last_login > ?)::int as active', [activeSince()]),
        raw(`count(*) filter (where role = 'admin')::int as admins`),
        raw('count(*) filter (where awaits_approval)::int as "awaitingApproval"'),
      ])
      .execute<UserStats>('get', false);
  }
}
