import { extract } from 'tar-stream';
import { ArchiveRefusal } from './archive.ts';
import { feed } from './feed.ts';

export interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** Bytes that may come between one entry's content and the next, headers and what the streams hold included. */
const GAP_BYTES = 8 * 1024 * 1024;

/**
 * The files in a tar stream, one after the other; whoever asks for the next has read the one before. Throws ArchiveRefusal,
 * or what `bytes` throws.
 */
export async function* readEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const tar = extract();
  const gap = { bytes: 0 };
  let failure: unknown;
  let isFirst = true;
  const reasonOf = (error: unknown) => failure ?? inWords(error, isFirst);
  const feeding = feed(bounded(bytes, gap), tar).then(
    () => void tar.end(null),
    (error: unknown) => {
      failure = error;
      tar.destroy(new Error('The archive cannot be read'));
    },
  );
  try {
    for await (const entry of tar) {
      isFirst = false;
      const { name, size = 0, type, linkname } = entry.header;
      if (type !== 'file' || linkname || !Number.isSafeInteger(size) || size < 0) {
        throw new ArchiveRefusal('damaged', 'it holds something else than files');
      }
      yield { name, size, bytes: closingGap(entry as AsyncIterable<Uint8Array>, gap, reasonOf) };
    }
  } catch (error) {
    throw reasonOf(error);
  } finally {
    tar.destroy();
    await feeding;
  }
  if (isFirst) throw foreign();
}

/** A header may announce any number of bytes, which the library would keep in memory before it tells of them. */
async function* bounded(bytes: AsyncIterable<Uint8Array>, gap: { bytes: number }) {
  for await (const piece of bytes) {
    gap.bytes += piece.length;
    if (gap.bytes > GAP_BYTES) throw new ArchiveRefusal('damaged', 'something else lies between its files');
    yield piece;
  }
}

/** Whoever reads an entry is told why there is no more of it, as whoever asks for the next one. */
async function* closingGap(
  pieces: AsyncIterable<Uint8Array>,
  gap: { bytes: number },
  reasonOf: (error: unknown) => unknown,
) {
  try {
    for await (const piece of pieces) {
      gap.bytes = 0;
      yield piece;
    }
  } catch (error) {
    throw reasonOf(error);
  }
  gap.bytes = 0;
}

function inWords(error: unknown, isFirst: boolean): unknown {
  if (!(error instanceof Error) || error instanceof ArchiveRefusal) return error;
  const isCutOff = error.message === 'Unexpected end of data';
  if (!isCutOff && !error.message.startsWith('Invalid tar header')) return error;
  if (isFirst) return foreign();
  return isCutOff ? cutOff() : new ArchiveRefusal('damaged', 'the order of its files is lost');
}

export const cutOff = () => new ArchiveRefusal('cut-off', 'its end is missing');
export const foreign = () => new ArchiveRefusal('foreign', 'it is no archive of Vitral');
