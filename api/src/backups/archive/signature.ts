import { isSignedBy, type SiteKey } from '../../backup-keys/index.ts';
import { parseJsonText } from '../../platform/entities/columns.ts';
import { isText, shape } from '../../platform/validation/shapes.ts';
import { ArchiveRefusal } from './archive.ts';

/**
 * The last entry of an archive. It signs the bytes of `end.json`, which has the digest of `checksums.txt` and thereby the
 * name, order and digest of every entry.
 */
interface SignatureEntry {
  algorithm: 'ed25519';
  /** In base64, as is the signature. */
  publicKey: string;
  signature: string;
}

/** Keeps signatures of archives from being valid for anything else. */
const signed = (end: Uint8Array) => Buffer.concat([Buffer.from('vitral backup end.json\n'), end]);

export function signEnd(end: Uint8Array, key: SiteKey): string {
  const { publicKey } = key;
  const entry: SignatureEntry = { algorithm: 'ed25519', publicKey, signature: key.sign(signed(end)) };
  return JSON.stringify(entry, null, 2);
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const isSignature = shape<SignatureEntry>({
  algorithm: (name) => name === 'ed25519',
  publicKey: isText(44, BASE64),
  signature: isText(88, BASE64),
});

/** Returns the public key that signed the end. Throws ArchiveRefusal. */
export function readSignature(text: string, end: Uint8Array): string {
  const json = parseJsonText(text);
  if (!isSignature(json)) throw new ArchiveRefusal('damaged', 'its signature cannot be read');
  if (isSignedBy(json.publicKey, json.signature, signed(end))) return json.publicKey;
  throw new ArchiveRefusal('changed', 'its signature is not that of its contents');
}
