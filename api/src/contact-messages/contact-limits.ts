import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { networkOf } from '../platform/rate-limits/network.ts';
import { RateLimit } from '../platform/rate-limits/rate-limit.ts';

const AT_ONCE = { name: 'contact-at-once', times: 5, seconds: 10 * 60 };
const A_DAY = { name: 'contact-a-day', times: 30, seconds: 24 * 60 * 60 };

/** Limits the messages that one network may send. */
@Injectable()
export class ContactLimits implements OnModuleInit {
  private limits: RateLimit[] = [];

  constructor(private readonly orm: MikroORM) {}

  async onModuleInit(): Promise<void> {
    this.limits = await Promise.all([AT_ONCE, A_DAY].map((rule) => RateLimit.on(this.orm, rule)));
  }

  /** Counts a message. The short window comes first, so that messages it refuses do not count for the day. */
  async spend(address: string): Promise<void> {
    for (const limit of this.limits) await limit.spend(networkOf(address));
  }
}
