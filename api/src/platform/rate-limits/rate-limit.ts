import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withoutOutcome } from '../database/database-errors.ts';
import { AppError } from '../errors/app-error.ts';

interface Statement {
  text: string;
  values: unknown[];
}

export interface RateLimitRule {
  name: string;
  times: number;
  seconds: number;
}

/** Limits the number of events per key; counted in the database, for all servers together. */
export class RateLimit {
  private constructor(private readonly limiter: RateLimiterPostgres) {}

  static async on(orm: MikroORM, { name, times, seconds }: RateLimitRule): Promise<RateLimit> {
    const pool: Pool = await orm.em.getConnection().getNativeClient();
    // Omits the names of the library's prepared statements: a pooler may run the next one on another connection.
    const storeClient = {
      query: ({ text, values }: Statement) => pool.query(text, values),
    };
    return new RateLimit(
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // One server deletes expired rows, for all of them: `EXPIRED_ROWS`.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: times,
        duration: seconds,
      }),
    );
  }

  async spend(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw withoutOutcome(refusal);
      throw new AppError('request.too-many', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}
