import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** DER of an Ed25519 key up to its 32 bytes (RFC 8410). */
const PRIVATE_START = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_START = Buffer.from('302a300506032b6570032100', 'hex');

/** The Ed25519 key with which a site signs its archives. It derives from SECRET_KEY, so that it is nowhere stored. */
export class SiteKey {
  private readonly key: KeyObject;
  /** The 32 bytes in base64. */
  readonly publicKey: string;

  constructor(secretKey: string) {
    const seed = hkdfSync('sha256', secretKey, '', 'vitral archive signature', KEY_BYTES);
    const der = Buffer.concat([PRIVATE_START, Buffer.from(seed)]);
    this.key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const whole = createPublicKey(this.key).export({ format: 'der', type: 'spki' });
    this.publicKey = whole.subarray(PUBLIC_START.length).toString('base64');
  }

  /** Returns the signature in base64. */
  sign(bytes: Uint8Array): string {
    return signBytes(null, bytes, this.key).toString('base64');
  }
}

/** `publicKey` and `signature` in base64; malformed ones verify nothing. */
export function isSignedBy(publicKey: string, signature: string, bytes: Uint8Array): boolean {
  const given = Buffer.from(signature, 'base64');
  if (!isSiteKey(publicKey) || given.length !== SIGNATURE_BYTES) return false;
  return verifyBytes(null, bytes, readPublicKey(publicKey), given);
}

/** Says whether a text is an Ed25519 public key in canonical base64. */
export function isSiteKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === KEY_BYTES && bytes.toString('base64') === text;
}

const readPublicKey = (publicKey: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([PUBLIC_START, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
