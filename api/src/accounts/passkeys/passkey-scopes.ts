import { randomBytes } from 'node:crypto';
import type { PasskeyLoginPurpose } from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import { cookieOf, setCookie } from '../../platform/http/cookies.ts';
import { CHALLENGE_MS, type ChallengeScope } from './passkey-challenges.ts';

const COOKIE = 'vitral.passkey';
/** The only path to which browsers send the cookie. */
const PATH = '/api/auth/login';
const ATTEMPT = /^[\w-]{22}$/;
const ATTEMPT_BYTES = 16;

/** Scope of a challenge for a logged-in person: only this session can use it. */
export const sessionScope = (
  request: Request,
  purpose: 'registration' | 'renewal',
  accountId: string,
): ChallengeScope => ({ purpose, holder: `${request.sessionID} ${accountId}` });

/** Scope of a challenge for a login. Null without the cookie of the attempt, as in another browser. */
export function attemptScope(request: Request, purpose: PasskeyLoginPurpose): ChallengeScope | null {
  const attempt = cookieOf(request, COOKIE) ?? '';
  return ATTEMPT.test(attempt) ? { purpose, holder: attempt } : null;
}

/** Binds a login to this browser by a cookie, without a session. Tabs share the attempt, so that each can use its challenge. */
export function beginAttempt(request: Request, purpose: PasskeyLoginPurpose): ChallengeScope {
  const { holder } = attemptScope(request, purpose) ?? {
    holder: randomBytes(ATTEMPT_BYTES).toString('base64url'),
  };
  if (request.res) setCookie(request, request.res, COOKIE, holder, { path: PATH, maxAge: CHALLENGE_MS });
  return { purpose, holder };
}
