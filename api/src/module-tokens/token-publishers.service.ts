import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../accounts/index.ts';
import { PUBLISHERS_PERMISSION } from '../platform/access/access.ts';
import { type Publisher, TokenPublishers } from '../platform/access/publisher.ts';
import { viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { RateLimit } from '../platform/rate-limits/rate-limit.ts';
import { digestOf, nameInAudit } from './module-token.ts';
import { ModuleToken } from './module-tokens.entity.ts';

/** Only tokens that open nothing are counted, so that whoever guesses never locks out a team in the same network. */
const WRONG_FROM_A_NETWORK = { name: 'module-token', times: 30, seconds: 10 * 60 };
const USE_NOTED_EVERY_MS = 60_000;

/** Looks up who comes with a token. It can do no more than whoever made it could do now. */
@Injectable()
export class TokenPublishersService extends TokenPublishers implements OnModuleInit {
  private limit: RateLimit | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly orm: MikroORM,
    private readonly accounts: Accounts,
  ) {
    super();
  }

  async onModuleInit(): Promise<void> {
    this.limit = await RateLimit.on(this.orm, WRONG_FROM_A_NETWORK);
  }

  async find(token: string, address: string): Promise<Publisher> {
    const row = await this.em
      .fork()
      .findOne(ModuleToken, { hash: digestOf(token), expiresAt: { $gt: new Date() } });
    const maker = row && (await this.accounts.find(row.createdById));
    if (!row || !viewerMay(maker, PUBLISHERS_PERMISSION)) {
      await this.limit?.spend(networkOf(address));
      throw new AppError('auth.unauthorized');
    }
    await this.noteUse(row);
    const { id, module, mayActivate, createdById: userId } = row;
    return { kind: 'token', id, name: nameInAudit(row), module, mayActivate, userId };
  }

  /** Once a minute at most: a release of many calls is one use. */
  private async noteUse({ id, lastUsedAt }: ModuleToken): Promise<void> {
    const before = new Date(Date.now() - USE_NOTED_EVERY_MS);
    if (lastUsedAt && lastUsedAt > before) return;
    await this.em
      .fork()
      .nativeUpdate(
        ModuleToken,
        { id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lt: before } }] },
        { lastUsedAt: new Date() },
      );
  }
}
