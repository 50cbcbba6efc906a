import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashPassword, verifyPassword } from '../password.ts';

const CODE_COUNT = 10;
/** Letters except i, l and o, which look like digits; 12 of these letters hold 54 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Returns codes in the form shown to people: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Normalizes a typed code: without spaces and hyphens, in lower case. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

/** Hashes a code like a password, since 54 bits are too few for a plain digest (ASVS 6.5.2). */
export function hashRecoveryCode(code: string): Promise<string> {
  return hashPassword(digestOf(code));
}

export function verifyRecoveryCode(hash: string, code: string): Promise<boolean> {
  return verifyPassword(hash, digestOf(code));
}

/** Earlier versions stored this digest; a migration hashed the stored digests. */
const digestOf = (code: string) => createHash('sha256').update(normalizeCode(code)).digest('hex');

const ISSUER = 'Vitral';
/** The defaults of authenticators (RFC 6238). */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps by which the clock of an authenticator may differ. */
const WINDOW = 1;

/** Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function keyUri(secret: string, username: string): string {
  return new TOTP({ ...KIND, issuer: ISSUER, label: username, secret }).toString();
}

/** Returns the time step of a code; null for a wrong code. */
export function stepOfCode(secret: string, token: string, timestamp = Date.now()): number | null {
  const totp = new TOTP({ ...KIND, secret });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
