import { hash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@vitral/contracts/module-tokens';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/index.ts';
import { PUBLISHERS_PERMISSION } from '../platform/access/access.ts';
import { type Publisher, TokenPublishers } from '../platform/access/publisher.ts';
import { viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { ModuleToken } from './module-tokens.entity.ts';

/** The token has so many random bits that storing a plain digest is safe. */
export const newToken = (): string => TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** Returns the stored form of a token: sha256, hexadecimal. */
export const digestOf = (token: string): string => hash('sha256', token);

export const nameInAudit = ({ name, module }: Pick<ModuleToken, 'name' | 'module'>): string =>
  `${name} (${module ?? '*'})`;

/** Counts wrong tokens only, so that guesses never lock out a team in the same network. */
const WRONG_TOKEN_LIMIT = defineRateLimit({ name: 'module-token', times: 30, seconds: 10 * 60 });
const USE_INTERVAL_MS = 60_000;

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
    await this.recordUse(row);
    const { id, module = null, mayActivate, mayPromote, createdById: userId } = row;
    const mayPreview = mayActivate || row.mayPreview;
    const rights = { mayActivate, mayPreview, mayPromote };
    return { kind: 'token', id, name: nameInAudit(row), module, ...rights, userId };
  }

  /** Records a use at most once a minute, since publishing one release takes many requests. */
  private async recordUse({ id, lastUsedAt }: ModuleToken): Promise<void> {
    const before = new Date(Date.now() - USE_INTERVAL_MS);
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
