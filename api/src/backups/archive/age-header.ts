import { ArchiveRefusal } from './archive.ts';

const MAGIC = Buffer.from('age-encryption.org/v1\n');
const LAST_LINE = /\n--- [^\n]*\n/;

/** Limit of a header: hundreds of recipients. The library itself has none. */
const LONGEST = 64 * 1024;

/** The readable beginning of a file in the format age-encryption.org/v1. */
export interface AgeHeader {
  bytes: Buffer;
  /** Otherwise it is encrypted for keys, which the header does not name. */
  isPassphrase: boolean;
}

interface SplitBytes {
  /** Null if the bytes are not encrypted. */
  header: AgeHeader | null;
  /** All bytes, from the first one on; can be read once. */
  all: AsyncGenerator<Uint8Array>;
  /** Closes the source if `all` is not read. */
  end(): Promise<void>;
}

/** Reads the header of an encrypted file, if it is one. Throws ArchiveRefusal for a header without an end. */
export async function splitHeader(bytes: AsyncIterable<Uint8Array>): Promise<SplitBytes> {
  const source = bytes[Symbol.asyncIterator]();
  const end = async () => void (await source.return?.());
  let seen: Uint8Array = Buffer.alloc(0);
  let isOver = false;
  while (!isOver && !isEnough(seen)) {
    const { value, done } = await source.next();
    if (done) isOver = true;
    else seen = seen.length === 0 ? value : Buffer.concat([seen, value]);
  }
  async function* all() {
    try {
      if (seen.length > 0) yield seen;
      for (;;) {
        const { value, done } = await source.next();
        if (done) return;
        yield value;
      }
    } finally {
      await end();
    }
  }
  try {
    return { header: headerIn(seen, isOver), all: all(), end };
  } catch (error) {
    await end();
    throw error;
  }
}

const isEncrypted = (seen: Uint8Array) => MAGIC.equals(seen.subarray(0, MAGIC.length));

function isEnough(seen: Uint8Array): boolean {
  if (seen.length < MAGIC.length) return false;
  return !isEncrypted(seen) || seen.length >= LONGEST || LAST_LINE.test(textOf(seen));
}

function headerIn(seen: Uint8Array, isOver: boolean): AgeHeader | null {
  if (!isEncrypted(seen)) return null;
  const text = textOf(seen);
  const last = LAST_LINE.exec(text);
  if (!last) throw new ArchiveRefusal(isOver ? 'cut-off' : 'damaged', 'its header has no end');
  const length = last.index + last[0].length;
  return {
    bytes: Buffer.from(seen.subarray(0, length)),
    isPassphrase: /\n-> scrypt /.test(text.slice(0, length)),
  };
}

const textOf = (seen: Uint8Array) => Buffer.from(seen.subarray(0, LONGEST)).toString('latin1');
