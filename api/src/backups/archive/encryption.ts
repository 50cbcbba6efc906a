import { createDecipheriv, scrypt } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import type { ArchiveEncryption } from '@vitral/contracts/backups';
import { Decrypter, Encrypter, type Identity, type Stanza } from 'age-encryption';
import { type ArchiveReaders, ArchiveRefusal } from './archive.ts';
import { type AgeHeader, splitHeader } from './age-header.ts';

/** Binary logarithm of the cost of a guess: scrypt takes 128 MiB of memory. */
const SCRYPT_COST = 17;

/** Default of the reference implementation, which takes 256 MiB. Files that demand more are refused. */
const MAX_SCRYPT_COST = 18;

/** Encrypts in the format age-encryption.org/v1, piece by piece. */
export async function* encrypted(
  bytes: AsyncIterable<Uint8Array>,
  readers: ArchiveReaders,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if ('passphrase' in readers) {
    encrypter.setScryptWorkFactor(SCRYPT_COST);
    encrypter.setPassphrase(readers.passphrase);
  } else {
    for (const recipient of readers.recipients) encrypter.addRecipient(recipient);
  }
  yield* await encrypter.encrypt(ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>);
}

/**
 * Decrypts an archive with its file key. Every piece is authenticated before it is yielded, and so are the order of the
 * pieces and the end. Throws ArchiveRefusal, or the errors of `bytes`.
 */
export async function* decrypted(
  bytes: AsyncIterable<Uint8Array>,
  fileKey: Uint8Array,
): AsyncGenerator<Uint8Array> {
  let failure: { error: unknown } | null = null;
  async function* source() {
    try {
      yield* bytes;
    } catch (error) {
      failure = { error };
      throw error;
    }
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity({ unwrapFileKey: () => fileKey });
  try {
    yield* await decrypter.decrypt(ReadableStream.from(source()) as globalThis.ReadableStream<Uint8Array>);
  } catch {
    throw (
      (failure as { error: unknown } | null)?.error ??
      new ArchiveRefusal('damaged', 'it was changed, or its end is missing')
    );
  }
}

/** Says how an archive is encrypted and reads no more than its header. Throws ArchiveRefusal. */
export async function readHeader(bytes: AsyncIterable<Uint8Array>): Promise<AgeHeader | null> {
  const { header, end } = await splitHeader(bytes);
  await end();
  return header;
}

export const encryptionOf = (header: AgeHeader | null): ArchiveEncryption =>
  header === null ? 'none' : header.isPassphrase ? 'passphrase' : 'keys';

/**
 * Returns the key of this one file, which a private key or a passphrase opens; null if it does not. Nothing else of the
 * private key needs to be kept for the restore.
 */
export async function openFileKey({ bytes }: AgeHeader, key: string): Promise<Uint8Array | null> {
  const decrypter = new Decrypter();
  try {
    const isPrivateKey = /^AGE-SECRET-KEY-/i.test(key);
    decrypter.addIdentity(isPrivateKey ? key.toUpperCase() : passphraseIdentity(key));
    return await decrypter.decryptHeader(bytes);
  } catch {
    return null;
  }
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** One at a time, since each takes up to 256 MiB. */
let deriving: Promise<unknown> = Promise.resolve();

/** Opens the stanza of a passphrase beside the event loop, which the library would block for a second or two. */
const passphraseIdentity = (passphrase: string): Identity => ({
  unwrapFileKey: async ([stanza, ...others]) => {
    if (!stanza || others.length > 0) return null;
    const [kind, salt = '', cost = ''] = stanza.args;
    if (kind !== 'scrypt' || !/^[1-9]\d?$/.test(cost) || Number(cost) > MAX_SCRYPT_COST) return null;
    const turn = deriving.then(() => unwrap(stanza, passphrase, salt, Number(cost)));
    deriving = turn.catch(() => undefined);
    return turn;
  },
});

const TAG_BYTES = 16;

/** Unwraps the file key of a scrypt stanza (age-encryption.org/v1). Throws for a wrong passphrase. */
async function unwrap({ body }: Stanza, passphrase: string, salt: string, cost: number): Promise<Uint8Array> {
  const label = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), Buffer.from(salt, 'base64')]);
  const [N, r] = [2 ** cost, 8];
  const key = await derive(passphrase, label, 32, { N, r, p: 1, maxmem: 128 * N * r + 1024 * 1024 });
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('chacha20-poly1305', key, Buffer.alloc(12), options);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
}
