import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/index.ts';
import { PUBLISHERS_PERMISSION } from '../platform/access/access.ts';
import { type Publisher, TokenPublishers } from '../platform/access/publisher.ts';
import { viewerMay } from '../platform/access/viewer.ts';
import { recordLastUse } from '../platform/entities/record-last-use.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { digestOf } from '../platform/secrets/tokens.ts';
import { ModuleToken } from './module-tokens.entity.ts';

export const nameInAudit = ({ name, module }: Pick<ModuleToken, 'name' | 'module'>): string =>
  `${name} (${module ?? '*'})`;

/** Counts wrong tokens only, so that guesses never lock out a team in the same network. */
const WRONG_TOKEN_LIMIT = defineRateLimit({ name: 'module-token', times: 30, seconds: 10 * 60 });

/** Finds the publisher of a token. It has no more permissions than its creator has now. */
@Injectable()
export class TokenPublishersService extends TokenPublishers {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly accounts: Accounts,
  ) {
    super();
  }

  async find(token: string, address: string): Promise<Publisher> {
    const row = await this.em
      .fork()
      .findOne(ModuleToken, { hash: digestOf(token), expiresAt: { $gt: new Date() } });
    const creator = row && (await this.accounts.find(row.createdById));
    if (!row || !viewerMay(creator, PUBLISHERS_PERMISSION)) {
      await this.limits.spend(WRONG_TOKEN_LIMIT, networkOf(address));
      throw new AppError('auth.unauthorized');
    }
    await recordLastUse(this.em, ModuleToken, row);
    const { id, module = null, mayActivate, mayPromote, createdById: userId } = row;
    const mayPreview = mayActivate || row.mayPreview;
    const rights = { mayActivate, mayPreview, mayPromote };
    return { kind: 'token', id, name: nameInAudit(row), module, ...rights, userId };
  }
}
