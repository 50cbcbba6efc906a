import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { networkOf } from '../platform/rate-limits/network.ts';
import { RateLimit } from '../platform/rate-limits/rate-limit.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 5;
const FAILURES_PER_ADDRESS = 50;

/**
 * Counts failed logins for an account from one network, and from a network as a whole.
 * Nothing counts for an account alone: a stranger could lock its owner out.
 */
@Injectable()
export class LoginLimits implements OnModuleInit {
  private account?: RateLimit;
  private address?: RateLimit;

  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    const limit = (name: string, times: number) =>
      RateLimit.on(this.orm, { name, times, seconds: WINDOW_SECONDS });
    this.account = await limit('login-account', FAILURES_PER_ACCOUNT);
    this.address = await limit('login-address', FAILURES_PER_ADDRESS);
  }

  /** Counts an attempt before it is checked, so that parallel ones count too. */
  async spend(username: string, address: string): Promise<void> {
    await this.address?.spend(networkOf(address));
    await this.account?.spend(accountKey(username, address));
  }

  /** Takes a successful attempt back. */
  async forgive(username: string, address: string): Promise<void> {
    await this.account?.forget(accountKey(username, address));
    await this.address?.giveBack(networkOf(address));
  }
}

function accountKey(username: string, address: string): string {
  return `${username.toLowerCase()} ${networkOf(address)}`;
}
