import { Secret, TOTP } from 'otpauth';

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

/** Returns the key URI that an authenticator reads from the QR code. */
export function keyUri(secret: string, username: string): string {
  return new TOTP({ ...KIND, issuer: ISSUER, label: username, secret }).toString();
}

/** Returns the time step of a code; null for a wrong code. */
export function stepOfCode(secret: string, token: string, timestamp = Date.now()): number | null {
  const totp = new TOTP({ ...KIND, secret });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
