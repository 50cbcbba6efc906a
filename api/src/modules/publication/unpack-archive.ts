import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { RELEASE_LIMITS } from '@vitral/contracts';
import { isFull, StorageFull } from '../../platform/storage/file-store.ts';
import { readEntries } from '../../platform/storage/tar-entries.ts';
import { TarProblem } from '../../platform/storage/tar-problem.ts';
import { PlainHeaders, tooLarge, unreadable } from './plain-headers.ts';

const BLOCK = 512;
/** tar fills its end up to so many bytes. */
const RECORD = 20 * BLOCK;

/** Bytes of the largest archive that is read: each file has a header, and a gap behind it. */
export const MOST_BYTES = RELEASE_LIMITS.bytes + RELEASE_LIMITS.files * 2 * BLOCK + RECORD;

/**
 * Writes the files of an archive into `folder`, piece by piece. Throws `modules.refused` for an archive that is damaged, has
 * no end, is too large or holds anything but plain files; whatever was written until then is for the caller to take away.
 */
export async function unpackArchive(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const headers = new PlainHeaders();
  try {
    for await (const file of readEntries(bounded(bytes), (header) => headers.check(header))) {
      await pipeline(file.bytes, createWriteStream(join(folder, file.name), { flags: 'wx' }));
    }
  } catch (error) {
    if (error instanceof TarProblem) throw unreadable();
    throw isFull(error) ? new StorageFull(error) : error;
  }
  headers.checkEnd();
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > MOST_BYTES) throw tooLarge();
    yield piece;
  }
}
