import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { withoutOutcome } from '../database/outcome-unknown.ts';
import { AppError } from '../errors/app-error.ts';

interface Statement {
  text: string;
  values: unknown[];
}

export interface RateLimitRule {
  /** Keeps the counts of one limit apart from those of the others. */
  name: string;
  times: number;
  seconds: number;
}

/** How often something may happen for a key; counted in the database, so that all servers count together. */
export class RateLimit {
  private constructor(private readonly limiter: RateLimiterPostgres) {}

  static async on(orm: MikroORM, { name, times, seconds }: RateLimitRule): Promise<RateLimit> {
    const pool: Pool = await orm.em.getConnection().getNativeClient();
    // Without the names by which the library has statements prepared: a pooler gives the next one another connection.
    const storeClient = {
      query: ({ text, values }: Statement) => pool.query(text, values),
    };
    return new RateLimit(
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // One server does, for all of them: `EXPIRED_ROWS`.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: times,
        duration: seconds,
      }),
    );
  }

  /** Counts one more; throws `request.too-many`, which says when to come back, once they are used up. */
  async spend(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw withoutOutcome(refusal);
      throw new AppError('request.too-many', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  }

  /** Takes one back. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  /** Starts anew for a key. */
  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}
