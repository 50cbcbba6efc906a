import { Injectable } from '@nestjs/common';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';

const PER_ACCOUNT = defineRateLimit({ name: 'login-account', times: 5, seconds: 15 * 60 });
const PER_ADDRESS = defineRateLimit({ name: 'login-address', times: 50, seconds: 15 * 60 });
const PER_DEVICE = defineRateLimit({ name: 'login-device', times: 5, seconds: 15 * 60 });

export interface LoginAttempt {
  /** Null for a passkey that no account has: it counts for the network only. */
  username: string | null;
  address: string;
  /** The id of a browser that has logged in to this account before; null for any other. */
  device: string | null;
}

/**
 * Counts failed logins by account and network, and by network. Those of a browser known to the account count separately.
 * No limit applies to an account alone, since a stranger could lock its owner out.
 */
@Injectable()
export class LoginLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Counts an attempt before it is checked, so that parallel attempts count too. */
  async spend({ username, address, device }: LoginAttempt): Promise<void> {
    if (device) return this.limits.spend(PER_DEVICE, device);
    await this.limits.spend(PER_ADDRESS, networkOf(address));
    if (username !== null) await this.limits.spend(PER_ACCOUNT, accountKey(username, address));
  }

  /** Removes a successful attempt and the failures before it. */
  async forgive(attempt: LoginAttempt): Promise<void> {
    const { username, address, device } = attempt;
    if (device) return this.limits.forget(PER_DEVICE, device);
    if (username !== null) await this.limits.forget(PER_ACCOUNT, accountKey(username, address));
    await this.forgiveNetwork(attempt);
  }

  /** Removes an attempt with the right password from its network's count; it counts for the account until a login succeeds. */
  async forgiveNetwork({ address, device }: LoginAttempt): Promise<void> {
    if (!device) await this.limits.refund(PER_ADDRESS, networkOf(address));
  }
}

function accountKey(username: string, address: string): string {
  return `${username.toLowerCase()} ${networkOf(address)}`;
}
