import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clearCookie, cookieOf, setCookie } from '../../../platform/http/cookies.ts';
import { Secrets } from '../../../platform/secrets/secrets.ts';
import type { ProviderLogin } from '../provider-sessions.ts';

const COOKIE = 'vitral.provider';
/** The only path to which browsers send the cookie. */
const PATH = '/api/auth/login';
const PURPOSE = 'provider-logins';
const VALID_MS = 15 * 60_000;

interface Step {
  /** Path to which the browser goes in the end, on this site. */
  returnTo: string;
  /** Identifies the attempt, so that it is used once. */
  state: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** A browser that was sent to a provider. `link` and `renewal` are for the logged-in account. */
export interface AtProvider extends Step {
  step: 'provider';
  purpose: 'login' | 'link' | 'renewal';
  provider: string;
  nonce: string;
  verifier: string;
  accountId: string | null;
}

/** A login with a provider that still lacks the second factor. */
export interface AtSecondFactor extends Step {
  step: 'second-factor';
  accountId: string;
  login: ProviderLogin;
}

type Attempt = AtProvider | AtSecondFactor;

/** Binds a login with a provider to one browser: a sealed cookie holds its state, so that strangers' requests store nothing. */
@Injectable()
export class LoginAttempts {
  constructor(private readonly secrets: Secrets) {}

  begin(request: Request, attempt: Attempt): void {
    if (!request.res) return;
    const value = this.secrets.seal(JSON.stringify(attempt), PURPOSE);
    setCookie(request, request.res, COOKIE, value, { path: PATH, maxAge: VALID_MS });
  }

  /** Returns the attempt of this browser at a step; null for none, or one that has expired. */
  find<Name extends Attempt['step']>(request: Request, step: Name): Extract<Attempt, { step: Name }> | null {
    const attempt = this.open(cookieOf(request, COOKIE) ?? '');
    const isValid = attempt?.step === step && attempt.startedAt + VALID_MS > Date.now();
    return isValid ? (attempt as Extract<Attempt, { step: Name }>) : null;
  }

  end(request: Request): void {
    if (request.res) clearCookie(request, request.res, COOKIE, PATH);
  }

  /** Returns the instant from which on the attempt is invalid. */
  endOf({ startedAt }: Pick<Step, 'startedAt'>): Date {
    return new Date(startedAt + VALID_MS);
  }

  private open(sealed: string): Attempt | null {
    try {
      return JSON.parse(this.secrets.open(sealed, PURPOSE)) as Attempt;
    } catch {
      return null;
    }
  }
}
