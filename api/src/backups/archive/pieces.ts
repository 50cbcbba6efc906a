import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { ArchiveRefusal, PIECE_BYTES } from './archive.ts';
import type { Entry } from '../../platform/storage/tar-entries.ts';

const LINE_END = '\n'.charCodeAt(0);

/** Maximum overhead of gzip for incompressible bytes. */
const SLACK_BYTES = 16 * 1024;

const pack = promisify(gzip);
const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

export async function* cutIntoPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = [];
  let length = 0;
  for await (let chunk of chunks) {
    while (length + chunk.length >= PIECE_BYTES) {
      const room = PIECE_BYTES - length;
      yield Buffer.concat([...buffered, chunk.subarray(0, room)]);
      chunk = chunk.subarray(room);
      [buffered, length] = [[], 0];
    }
    buffered.push(chunk);
    length += chunk.length;
  }
  if (length > 0) yield Buffer.concat(buffered);
}

export const packPiece = async (text: Buffer): Promise<{ bytes: Buffer; rows: number }> => ({
  bytes: await pack(text),
  rows: countRows(text),
});

/** Throws ArchiveRefusal. */
export async function unpackPiece(entry: Entry): Promise<{ text: Buffer; rows: number }> {
  const bytes = await readAll(entry, PIECE_BYTES + SLACK_BYTES);
  try {
    const text = await unpack(bytes, { maxOutputLength: PIECE_BYTES });
    return { text, rows: countRows(text) };
  } catch {
    throw new ArchiveRefusal('damaged', `${entry.name} cannot be unpacked`);
  }
}

/** COPY ends each row with a line break and escapes line breaks within a row as `\n`. */
function countRows(text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(LINE_END); at >= 0; at = text.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

/** Reads a small entry as a whole. Throws ArchiveRefusal if it is longer than `most` bytes. */
export async function readAll({ name, size, bytes }: Entry, most: number): Promise<Buffer> {
  if (size > most) throw new ArchiveRefusal('damaged', `${name} is too long`);
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
