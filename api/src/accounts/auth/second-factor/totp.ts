import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Vitral';
/** What authenticators take when they are told nothing (RFC 6238). */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps by which the clock of an authenticator may differ. */
const WINDOW = 1;

/** Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator reads out of the QR code. */
export function keyAddress(secret: string, username: string): string {
  return new TOTP({ ...KIND, issuer: ISSUER, label: username, secret }).toString();
}

/** The time step whose code this is; null for a wrong one. */
export function stepOfCode(secret: string, token: string, timestamp = Date.now()): number | null {
  const totp = new TOTP({ ...KIND, secret });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
