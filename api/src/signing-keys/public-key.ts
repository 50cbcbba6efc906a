import { createPublicKey, hash, type KeyObject } from 'node:crypto';
import { AppError } from '../platform/errors/app-error.ts';

const RAW_BYTES = 32;
/** DER of an Ed25519 public key up to its 32 bytes (RFC 8410). */
const DER_START = Buffer.from('302a300506032b6570032100', 'hex');

interface PublicKey {
  pem: string;
  fingerprint: string;
}

/** Reads an Ed25519 public key in PEM or as base64 of its bytes. Throws `signing-keys.private` or `signing-keys.unreadable`. */
export function readPublicKey(text: string): PublicKey {
  // Node would derive the public key from a private one; private keys must not be sent to or stored on the server.
  if (/PRIVATE KEY/.test(text)) throw new AppError('signing-keys.private');
  const key = parse(text.trim());
  if (key?.asymmetricKeyType !== 'ed25519') throw new AppError('signing-keys.unreadable');
  const pem = key.export({ format: 'pem', type: 'spki' }).toString();
  return { pem, fingerprint: hash('sha256', key.export({ format: 'der', type: 'spki' })) };
}

function parse(text: string): KeyObject | null {
  try {
    if (text.startsWith('-----BEGIN')) return createPublicKey(text);
    const raw = Buffer.from(text, 'base64');
    if (raw.length !== RAW_BYTES) return null;
    return createPublicKey({ key: Buffer.concat([DER_START, raw]), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}
