import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { raw } from '@mikro-orm/core';
import { LIMITS } from '@vitral/contracts/limits';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { verifyPassword } from '../accounts/index.ts';
import { type Content, countDownload } from '../content/index.ts';
import { keepVersion } from '../platform/entities/columns.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { mayOpen } from './share-links.filters.ts';
import { itemsOf } from './share-link-items.ts';
import { ShareLink, ShareLinkItem } from './share-links.entity.ts';
import { ShareTokens } from './share-tokens.ts';

const NETWORK_LIMIT = defineRateLimit({ name: 'share-password', times: 5, seconds: 15 * 60 });
/** A short window: an attacker with at least ten networks can use it up and keep others waiting. */
const LINK_LIMIT = defineRateLimit({ name: 'share-password-in-all', times: 50, seconds: 5 * 60 });

/** A valid link with the items that it opens at the moment, at least one, in the order of the page. */
export interface SharedFiles {
  link: ShareLink;
  contents: [Content, ...Content[]];
}

/** A page with its own title lists its items below that title. */
export const isKit = ({ title }: ShareLink): boolean => typeof title === 'string';

export const titleOf = ({ link, contents: [first] }: SharedFiles): string => link.title ?? first.title;

/**
 * Resolves share links for visitors. A link opens its items except those that are hidden, in the trash, or private if
 * the creator may not read private items.
 */
@Injectable()
export class SharedFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: ShareTokens,
    private readonly limits: RateLimits,
  ) {}

  /** Returns null for any reason, so that nobody learns whether such a link ever existed. */
  async find(token: string): Promise<SharedFiles | null> {
    const id = this.tokens.idOf(token);
    const link = id && (await this.em.findOne(ShareLink, { id, revokedAt: null }));
    if (!link || (link.expiresAt && link.expiresAt <= new Date())) return null;
    const items = (await itemsOf(this.em, [link]))(link.id).map(({ content }) => content);
    const [first, ...others] = items.filter((content) => mayOpen(link, content));
    return first ? { link, contents: [first, ...others] } : null;
  }

  /** Throws `share-links.wrong-password`, or `request.too-many` after several wrong passwords. */
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
  countDownload(link: ShareLink, content: Content): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await countDownload(em, content.id);
      await em.nativeUpdate(
        ShareLinkItem,
        { link: link.id, content: content.id },
        { downloadCount: raw('download_count + 1') },
      );
      await em.nativeUpdate(
        ShareLink,
        { id: link.id },
        { downloadCount: raw('download_count + 1'), lastDownloadAt: new Date(), ...keepVersion() },
      );
    });
  }
}
