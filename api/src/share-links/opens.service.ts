import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../platform/errors/app-error.ts';
import { keepVersion } from '../platform/entities/columns.ts';
import { cookieOf, setCookie } from '../platform/http/cookies.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { isOpenedByPerson } from './link-previews.ts';
import { ShareLink } from './share-links.entity.ts';
import { ShareTokens } from './share-tokens.ts';

const COOKIE = 'vitral.opened';
const MARK = /^[\w-]{22}$/;
const A_YEAR_MS = 365 * 24 * 3600 * 1000;

/** Opens beyond these limits are not counted, so that nobody inflates the figures or fills the table. */
const NETWORK_LIMIT = defineRateLimit({ name: 'share-open', times: 60, seconds: 3600 });
const LINK_LIMIT = defineRateLimit({ name: 'share-open-in-all', times: 1000, seconds: 3600 });

/** Counts who opens a link by a random mark in a cookie, which is valid for that link only; the database has its digest. */
@Injectable()
export class OpensService {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: ShareTokens,
    private readonly limits: RateLimits,
  ) {}

  /** Records that a person opened the page of a link; `path` is the path of the page. */
  async count(link: ShareLink, path: string, request: Request, response: Response): Promise<void> {
    if (!isOpenedByPerson(request) || !(await this.isWithinLimits(link, request))) return;
    const known = cookieOf(request, COOKIE);
    const mark = known && MARK.test(known) ? known : this.tokens.newMark();
    await this.store(link, this.tokens.digestOf(link, mark));
    const maxAge = Math.min(A_YEAR_MS, (link.expiresAt?.getTime() ?? Infinity) - Date.now());
    if (mark !== known) setCookie(request, response, COOKIE, mark, { path, maxAge });
  }

  private async isWithinLimits({ id }: ShareLink, { ip = '' }: Request): Promise<boolean> {
    try {
      await this.limits.spend(NETWORK_LIMIT, `${id} ${networkOf(ip)}`);
      await this.limits.spend(LINK_LIMIT, id);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'request.too-many') return false;
      throw error;
    }
  }

  private store({ id }: ShareLink, digest: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { affectedRows: added } = await em.execute<{ affectedRows: number }>(
        'insert into share_visitor (link_id, digest) values (?, ?) on conflict do nothing',
        [id, digest],
        'run',
      );
      await em.nativeUpdate(
        ShareLink,
        { id },
        {
          openCount: raw('open_count + 1'),
          visitorCount: raw('visitor_count + ?', [added]),
          lastOpenedAt: new Date(),
          ...keepVersion(),
        },
      );
    });
  }
}
