import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { RateLimit } from '../../platform/rate-limits/rate-limit.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 5;
const FAILURES_PER_DEVICE = 5;
const FAILURES_PER_ADDRESS = 50;

export interface LoginAttempt {
  username: string;
  address: string;
  /** The browser that has logged in to this account before; null for any other. */
  device: string | null;
}

/**
 * Counts failed logins for an account from one network, and from a network as a whole; those of a browser that is known
 * to the account count by themselves. Nothing counts for an account alone: a stranger could lock its owner out.
 */
@Injectable()
export class LoginLimits implements OnModuleInit {
  private account?: RateLimit;
  private address?: RateLimit;
  private device?: RateLimit;

  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    const limit = (name: string, times: number) =>
      RateLimit.on(this.orm, { name, times, seconds: WINDOW_SECONDS });
    this.account = await limit('login-account', FAILURES_PER_ACCOUNT);
    this.address = await limit('login-address', FAILURES_PER_ADDRESS);
    this.device = await limit('login-device', FAILURES_PER_DEVICE);
  }

  /** Counts an attempt before it is checked, so that parallel ones count too. */
  async spend({ username, address, device }: LoginAttempt): Promise<void> {
    if (device) return this.device?.spend(device);
    await this.address?.spend(networkOf(address));
    await this.account?.spend(accountKey(username, address));
  }

  /** Takes a successful attempt back, and the failures before it. */
  async forgive(attempt: LoginAttempt): Promise<void> {
    const { username, address, device } = attempt;
    if (device) return this.device?.forget(device);
    await this.account?.forget(accountKey(username, address));
    await this.forgiveNetwork(attempt);
  }

  /** For an attempt that was right as far as it went: it goes on counting for the account until a login succeeds. */
  async forgiveNetwork({ address, device }: LoginAttempt): Promise<void> {
    if (!device) await this.address?.giveBack(networkOf(address));
  }
}

function accountKey(username: string, address: string): string {
  return `${username.toLowerCase()} ${networkOf(address)}`;
}
