import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookieOf } from '../platform/http/cookies.ts';
import { isSame } from '../platform/secrets/is-same.ts';
import type { ShareLink } from './share-links.entity.ts';
import { ShareTokens } from './share-tokens.ts';

const COOKIE = 'vitral.share';
const VALUE = /^(\d{13})\.([\w-]{43})$/;
const VALID_FOR_MS = 3_600_000;

/** Manages the cookie that proves that a browser has entered the password of a link. */
@Injectable()
export class SharePasses {
  constructor(private readonly tokens: ShareTokens) {}

  /** Returns whether the link has no password or the request carries a valid cookie for it. */
  isUnlocked(link: ShareLink, request: Request): boolean {
    if (!link.passwordHash) return true;
    const [, until, code] = VALUE.exec(cookieOf(request, COOKIE) ?? '') ?? [];
    if (!until || !code || Number(until) <= Date.now()) return false;
    return isSame(code, this.tokens.passCode(link, Number(until)));
  }

  unlock(link: ShareLink, path: string, request: Request, response: Response): void {
    const until = Date.now() + VALID_FOR_MS;
    response.cookie(COOKIE, `${until}.${this.tokens.passCode(link, until)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      path,
      maxAge: VALID_FOR_MS,
    });
  }
}
