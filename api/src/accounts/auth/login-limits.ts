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
  /** The id of a browser that has logged in to this account before; null for any other. */
  device: string | null;
}

/**
 * Counts failed logins by account and network, and by network. Those of a browser known to the account count separately.
 * No limit applies to an account alone, since a stranger could lock its owner out.
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

  /** Counts an attempt before it is checked, so that parallel attempts count too. */
  async spend({ username, address, device }: LoginAttempt): Promise<void> {
    if (device) return this.device?.spend(device);
    await this.address?.spend(networkOf(address));
    await this.account?.spend(accountKey(username, address));
  }

  /** Removes a successful attempt and the failures before it. */
  async forgive(attempt: LoginAttempt): Promise<void> {
    const { username, address, device } = attempt;
    if (device) return this.device?.forget(device);
    await this.account?.forget(accountKey(username, address));
    await this.forgiveNetwork(attempt);
  }

  /** Removes an attempt with the right password from its network's count; it counts for the account until a login succeeds. */
  async forgiveNetwork({ address, device }: LoginAttempt): Promise<void> {
    if (!device) await this.address?.giveBack(networkOf(address));
  }
}

function accountKey(username: string, address: string): string {
  return `${username.toLowerCase()} ${networkOf(address)}`;
}
