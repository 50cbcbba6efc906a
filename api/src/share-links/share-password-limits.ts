import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { networkOf } from '../platform/rate-limits/network.ts';
import { RateLimit } from '../platform/rate-limits/rate-limit.ts';

const FROM_A_NETWORK = { name: 'share-password', times: 5, seconds: 15 * 60 };
/** Short: whoever uses it up, from ten networks at least, keeps others waiting. */
const IN_ALL = { name: 'share-password-in-all', times: 50, seconds: 5 * 60 };

/** Counts wrong passwords of a link. */
@Injectable()
export class SharePasswordLimits implements OnModuleInit {
  private fromNetwork?: RateLimit;
  private inAll?: RateLimit;

  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    this.fromNetwork = await RateLimit.on(this.orm, FROM_A_NETWORK);
    this.inAll = await RateLimit.on(this.orm, IN_ALL);
  }

  /** Counts an attempt before it is checked; the network first, so that what it refuses does not use up the link. */
  async spend(linkId: string, address: string): Promise<void> {
    await this.fromNetwork?.spend(`${linkId} ${networkOf(address)}`);
    await this.inAll?.spend(linkId);
  }

  /** Takes a successful attempt back. */
  async forgive(linkId: string, address: string): Promise<void> {
    await this.fromNetwork?.forget(`${linkId} ${networkOf(address)}`);
    await this.inAll?.giveBack(linkId);
  }
}
