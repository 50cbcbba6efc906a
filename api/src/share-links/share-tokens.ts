import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Configuration } from '../platform/config/configuration.ts';
import { isSame } from '../platform/secrets/secrets.ts';
import { cookieOf, setCookie } from '../platform/http/cookies.ts';
import type { ShareLink } from './share-links.entity.ts';

const COOKIE = 'vitral.share';
const VALUE = /^(\d{13})\.([\w-]{43})$/;
const VALID_FOR_MS = 3_600_000;

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** 32 bytes in base64url are 43 characters. */
const TOKEN = /^[\w-]{43}$/;

/** Tokens are not stored: each is a link's id with a MAC of this server, so that a guess is refused without a query. */
@Injectable()
export class ShareTokens {
  private readonly key: Buffer;

  constructor(configuration: Configuration) {
    this.key = Buffer.from(hkdfSync('sha256', configuration.secretKey, '', 'share-links', 32));
  }

  tokenOf(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    const code = createHmac('sha256', this.key).update(`link ${id}`).digest().subarray(0, MAC_BYTES);
    return Buffer.concat([bytes, code]).toString('base64url');
  }

  /** Returns the id of the link; null for a token that this server did not make. */
  idOf(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const digits = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
    const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return isSame(token, this.tokenOf(id)) ? id : null;
  }

  /** Returns a code for the link that is valid until the instant (ms), unless its password changes first. */
  passCode(link: { id: string; passwordHash?: string | null }, until: number): string {
    const facts = `pass ${link.id} ${until} ${link.passwordHash ?? ''}`;
    return createHmac('sha256', this.key).update(facts).digest('base64url');
  }

  /** Returns a mark for a visitor, 22 characters long. */
  newMark(): string {
    return randomBytes(MAC_BYTES).toString('base64url');
  }

  /** Returns the digest of a visitor's mark, which differs for each link. */
  digestOf({ id }: { id: string }, mark: string): string {
    return createHmac('sha256', this.key).update(`visitor ${id} ${mark}`).digest('base64url');
  }

  isUnlocked(link: ShareLink, request: Request): boolean {
    if (!link.passwordHash) return true;
    const [, until, code] = VALUE.exec(cookieOf(request, COOKIE) ?? '') ?? [];
    if (!until || !code || Number(until) <= Date.now()) return false;
    return isSame(code, this.passCode(link, Number(until)));
  }

  unlock(link: ShareLink, path: string, request: Request, response: Response): void {
    const until = Date.now() + VALID_FOR_MS;
    const value = `${until}.${this.passCode(link, until)}`;
    setCookie(request, response, COOKIE, value, { path, maxAge: VALID_FOR_MS });
  }
}
