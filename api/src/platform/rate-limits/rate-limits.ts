import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withoutOutcome } from '../database/database-errors.ts';
import { AppError } from '../errors/app-error.ts';

interface Statement {
  text: string;
  values: unknown[];
}

export interface RateLimitRule {
  /** Prefix of the rule's keys in the database. */
  name: string;
  times: number;
  seconds: number;
}

const names = new Set<string>();

/** Returns the rule. Throws for a name that is taken: two rules with the same name would count each other's events. */
export function defineRateLimit(rule: RateLimitRule): RateLimitRule {
  if (names.has(rule.name)) throw new Error(`Two rate limits are named ${rule.name}`);
  names.add(rule.name);
  return rule;
}

/** Limits the number of events per rule and key; counted in the database, for all servers together. */
@Injectable()
export class RateLimits {
  constructor(private readonly em: EntityManager) {}

  async spend(rule: RateLimitRule, key: string): Promise<void> {
    try {
      await this.limiterOf(rule).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw withoutOutcome(refusal);
      throw new AppError('request.too-many', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  }

  async refund(rule: RateLimitRule, key: string): Promise<void> {
    await this.limiterOf(rule).reward(key);
  }

  async forget(rule: RateLimitRule, key: string): Promise<void> {
    await this.limiterOf(rule).delete(key);
  }

  private limiterOf({ name, times, seconds }: RateLimitRule): RateLimiterPostgres {
    return new RateLimiterPostgres({
      storeClient: { query: (statement: Statement) => this.query(statement) },
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      // One server deletes expired rows for all servers: `EXPIRED_ROWS`.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: times,
      duration: seconds,
    });
  }

  /** Omits the names of the library's prepared statements: a pooler may run the next one on another connection. */
  private async query({ text, values }: Statement) {
    const pool: Pool = await this.em.getConnection().getNativeClient();
    return pool.query(text, values);
  }
}
