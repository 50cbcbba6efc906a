import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Configuration } from '../../platform/config/configuration.ts';
import { setCookie } from '../../platform/http/cookies.ts';
import { isSame } from '../../platform/secrets/secrets.ts';

const COOKIE = 'vitral.device';
/** The only path to which browsers send the cookie. */
const PATH = '/api/auth/login';
/** Browsers limit the lifetime of cookies to 400 days. */
const VALID_FOR_MS = 365 * 24 * 3_600_000;
const SUFFIX_LENGTH = 16;
const VALUE = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/**
 * Manages the cookies that prove that a browser has logged in to an account before (OWASP, "device cookies"). Attempts of
 * such a browser count separately, so that an attacker cannot lock out the owner. The cookie grants no access.
 */
@Injectable()
export class LoginDevices {
  private readonly key: Buffer;

  constructor(configuration: Configuration) {
    this.key = Buffer.from(hkdfSync('sha256', configuration.secretKey, '', 'login-devices', 32));
  }

  find(request: Request, username: string): string | null {
    const [, device = '', until = '', code = ''] = VALUE.exec(this.cookieOf(request, username)) ?? [];
    if (Number(until) <= Date.now()) return null;
    return isSame(code, this.code(username, `${device}.${until}`)) ? device : null;
  }

  remember(request: Request, username: string): void {
    const facts = `${randomBytes(16).toString('base64url')}.${Date.now() + VALID_FOR_MS}`;
    if (!request.res) return;
    const value = `${facts}.${this.code(username, facts)}`;
    setCookie(request, request.res, COOKIE, value, {
      suffix: this.suffix(username),
      path: PATH,
      maxAge: VALID_FOR_MS,
    });
  }

  private cookieOf(request: Request, username: string): string {
    const start = `${COOKIE}.${this.suffix(username)}=`;
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
  }

  /** Each account has its own cookie, since people share browsers. */
  private suffix(username: string): string {
    return this.code(username, 'name').slice(0, SUFFIX_LENGTH);
  }

  private code(username: string, facts: string): string {
    return createHmac('sha256', this.key).update(`${username.toLowerCase()} ${facts}`).digest('base64url');
  }
}
