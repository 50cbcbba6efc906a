import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { raw } from '@mikro-orm/core';
import { LIMITS } from '@vitral/contracts/limits';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { verifyPassword } from '../accounts/index.ts';
import { Content, countDownload } from '../content/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { mayOpen } from './share-links.filters.ts';
import { ShareLink } from './share-links.entity.ts';
import { ShareTokens } from './share-tokens.ts';

const NETWORK_LIMIT = defineRateLimit({ name: 'share-password', times: 5, seconds: 15 * 60 });
/** A short window: an attacker with at least ten networks can use it up and keep others waiting. */
const LINK_LIMIT = defineRateLimit({ name: 'share-password-in-all', times: 50, seconds: 5 * 60 });

export interface SharedFile {
  link: ShareLink;
  content: Content;
}

/** Resolves share links for visitors. A link opens its file unless that is hidden, in the trash, or private and the creator had no access to private items. */
@Injectable()
export class SharedFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: ShareTokens,
    private readonly limits: RateLimits,
  ) {}

  /** Returns null for any reason, so that nobody learns whether such a link ever existed. */
  async find(token: string): Promise<SharedFile | null> {
    const id = this.tokens.idOf(token);
    const link = id && (await this.em.findOne(ShareLink, { id, revokedAt: null }));
    if (!link || (link.expiresAt && link.expiresAt <= new Date())) return null;
    const content = await this.em.findOne(Content, { id: link.content });
    return content && mayOpen(link, content) ? { link, content } : null;
  }

  /** Throws `share-links.wrong-password`, or `request.too-many` after several of them. */
  async checkPassword({ id, passwordHash }: ShareLink, password: unknown, address: string): Promise<void> {
    if (!passwordHash) return;
    const fromNetwork = `${id} ${networkOf(address)}`;
    // Counted before the check; the network comes first, so that attempts it refuses do not count for the link.
    await this.limits.spend(NETWORK_LIMIT, fromNetwork);
    await this.limits.spend(LINK_LIMIT, id);
    const isRight =
      typeof password === 'string' &&
      password.length <= LIMITS.password &&
      (await verifyPassword(passwordHash, password));
    if (!isRight) throw new AppError('share-links.wrong-password');
    await this.limits.forget(NETWORK_LIMIT, fromNetwork);
    await this.limits.refund(LINK_LIMIT, id);
  }

  /** Counts the item before its link: the same lock order as deleting an item permanently. */
  countDownload({ link, content }: SharedFile): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await countDownload(em, content.id);
      await em.nativeUpdate(
        ShareLink,
        { id: link.id },
        { downloadCount: raw('download_count + 1'), lastDownloadAt: new Date() },
      );
    });
  }
}
