import { createHash, randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import { cookieOf, setCookie } from '../../platform/http/cookies.ts';
import type { CandidateSet } from './served-set.ts';

export const SHARE_COOKIE = 'vitral-share';

/** Few enough that a number identifies nobody. */
const NUMBERS = 10_000;
const A_YEAR_MS = 365 * 24 * 3600 * 1000;
const NUMBER = /^\d{1,4}$/;

/** A stable choice that grows with the share and differs between candidates. Visitors without a number get the active set. */
export function isAmongFirst(request: Request, { releaseId, share }: CandidateSet): boolean {
  const number = numberOf(request);
  if (number === null) return false;
  const digest = createHash('sha256').update(`${number} ${releaseId}`).digest();
  return digest.readUInt32BE() % 100 < share;
}

export function numberVisitor(request: Request, response: Response): void {
  if (numberOf(request) !== null) return;
  setCookie(request, response, SHARE_COOKIE, String(randomInt(NUMBERS)), { maxAge: A_YEAR_MS });
}

function numberOf(request: Request): string | null {
  const number = cookieOf(request, SHARE_COOKIE);
  return number !== undefined && NUMBER.test(number) ? number : null;
}
