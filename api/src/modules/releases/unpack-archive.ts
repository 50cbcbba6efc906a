import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isFull, StorageFull } from '../../platform/storage/file-store.ts';
import { readEntries } from '../../platform/storage/tar-entries.ts';
import { TarProblem } from '../../platform/storage/tar-problem.ts';
import { PlainHeaders, unreadable } from './plain-headers.ts';

/**
 * Writes the files of an archive into `folder` as a stream. Throws `modules.refused` for an archive that is damaged,
 * truncated, too large or contains anything but plain files; the caller deletes what was written until then.
 */
export async function unpackArchive(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const headers = new PlainHeaders();
  try {
    for await (const file of readEntries(bytes, (header) => headers.check(header))) {
      await pipeline(file.bytes, createWriteStream(join(folder, file.name), { flags: 'wx' }));
    }
  } catch (error) {
    if (error instanceof TarProblem) throw unreadable();
    throw isFull(error) ? new StorageFull(error) : error;
  }
  headers.checkEnd();
}
