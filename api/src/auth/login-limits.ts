import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from './network.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 5;
const FAILURES_PER_ADDRESS = 50;

/**
 * Counts failed logins for an account from one network, and from a network as a whole.
 * Nothing counts for an account alone: a stranger could lock its owner out.
 */
@Injectable()
export class LoginLimits implements OnModuleInit {
  private limiters?: { account: RateLimiterPostgres; address: RateLimiterPostgres };

  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    const storeClient = await this.orm.em.getConnection().getNativeClient();
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix,
        points,
        duration: WINDOW_SECONDS,
      });
    this.limiters = {
      account: limiter('login-account', FAILURES_PER_ACCOUNT),
      address: limiter('login-address', FAILURES_PER_ADDRESS),
    };
  }

  /** Counts an attempt before it is checked, so that parallel ones count too. */
  async spend(username: string, address: string): Promise<void> {
    try {
      await this.limiters?.address.consume(networkOf(address));
      await this.limiters?.account.consume(accountKey(username, address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('request.too-many', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
    }
  }

  /** Takes a successful attempt back. */
  async forgive(username: string, address: string): Promise<void> {
    await this.limiters?.account.delete(accountKey(username, address));
    await this.limiters?.address.reward(networkOf(address));
  }
}

function accountKey(username: string, address: string): string {
  return `${username.toLowerCase()} ${networkOf(address)}`;
}
