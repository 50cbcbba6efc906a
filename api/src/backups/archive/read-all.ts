import { ArchiveRefusal } from './archive.ts';
import type { Entry } from '../../platform/storage/tar-entries.ts';

/** Reads a small entry as a whole. Throws ArchiveRefusal if it is longer than `most` bytes. */
export async function readAll({ name, size, bytes }: Entry, most: number): Promise<Buffer> {
  if (size > most) throw new ArchiveRefusal('damaged', `${name} is too long`);
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
