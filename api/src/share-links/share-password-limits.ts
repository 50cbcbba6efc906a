import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { networkOf } from '../platform/rate-limits/network.ts';
import { RateLimit } from '../platform/rate-limits/rate-limit.ts';

const NETWORK_LIMIT = { name: 'share-password', times: 5, seconds: 15 * 60 };
/** A short window: an attacker with at least ten networks can use it up and keep others waiting. */
const LINK_LIMIT = { name: 'share-password-in-all', times: 50, seconds: 5 * 60 };

/** Limits wrong passwords of a link. */
@Injectable()
export class SharePasswordLimits implements OnModuleInit {
  private perNetwork?: RateLimit;
  private perLink?: RateLimit;

  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    this.perNetwork = await RateLimit.on(this.orm, NETWORK_LIMIT);
    this.perLink = await RateLimit.on(this.orm, LINK_LIMIT);
  }

  /** Counts an attempt before it is checked. The network comes first, so that attempts it refuses do not count for the link. */
  async spend(linkId: string, address: string): Promise<void> {
    await this.perNetwork?.spend(`${linkId} ${networkOf(address)}`);
    await this.perLink?.spend(linkId);
  }

  /** Removes a successful attempt from the counts. */
  async forgive(linkId: string, address: string): Promise<void> {
    await this.perNetwork?.forget(`${linkId} ${networkOf(address)}`);
    await this.perLink?.giveBack(linkId);
  }
}
