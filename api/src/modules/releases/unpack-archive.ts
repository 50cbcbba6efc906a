import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { RELEASE_LIMITS } from '@vitral/contracts/releases';
import { isFull, StorageFull } from '../../platform/storage/file-store.ts';
import { readEntries } from '../../platform/storage/tar-entries.ts';
import { TarProblem } from '../../platform/storage/tar-gaps.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Throws `modules.refused` for an archive with anything but plain files within the limits; the caller then deletes `folder`. */
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

/** Byte ranges within a header. docs/adr/023-releases-and-channels.md. */
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const TYPE_AT = 156;
const LINK = [157, 257] as const;
const MAGIC = [257, 263] as const;
const PREFIX = [345, 500] as const;

/** tar pads the end to twenty blocks by default. */
const MAX_END_BLOCKS = 64;
const EMPTY = Buffer.alloc(512);

/** Old archives leave the type of a file empty. */
const FILE_TYPES = ['0', '\0'];
const MAGICS = ['ustar\0', 'ustar '];

/** Octal digits and a terminator: no binary numbers, no signs. */
const PLAIN_SIZE = /^[0-7]{1,11}[ \0]+$/;

/** Excludes paths, shell characters and hidden files. */
const PLAIN_FILE = /^\w[\w.-]*$/;

/**
 * Validates the headers of a tar that contains plain files with plain names only, each once, within the limits of a release.
 * Everything else is refused before the reader acts on it: folders, links, devices, sparse files, and the headers by which
 * PAX and GNU tar give the next file another name or size.
 */
class PlainHeaders {
  private readonly names = new Set<string>();
  private bytes = 0;
  private endBlocks = 0;

  /** Throws `modules.refused`. */
  check(header: Buffer): void {
    if (header.equals(EMPTY)) this.endBlocks += 1;
    else if (this.endBlocks > 0) throw unreadable();
    else this.checkFile(header);
    if (this.endBlocks > MAX_END_BLOCKS) throw unreadable();
  }

  /** Throws `modules.refused` if the end marker is missing, the only sign of a truncated archive. */
  checkEnd(): void {
    if (this.endBlocks === 0) throw unreadable();
  }

  private checkFile(header: Buffer): void {
    const text = ([from, to]: readonly [number, number]) => header.toString('latin1', from, to);
    if (!MAGICS.includes(text(MAGIC)) || !PLAIN_SIZE.test(text(SIZE))) throw unreadable();
    const [file = ''] = text(NAME).split('\0');
    const isFile = FILE_TYPES.includes(String.fromCharCode(header.readUInt8(TYPE_AT)));
    const isPlain = isFile && isEmpty(header, LINK) && isEmpty(header, PREFIX) && PLAIN_FILE.test(file);
    // Some file systems ignore case.
    const key = file.toLowerCase();
    if (!isPlain || this.names.has(key)) throw refused({ code: 'archive-entry', params: { file } });
    this.names.add(key);
    this.count(file, parseInt(text(SIZE), 8));
  }

  private count(file: string, size: number): void {
    if (size > RELEASE_LIMITS.fileBytes)
      throw refused({ code: 'file-too-large', params: { file, limit: RELEASE_LIMITS.fileBytes } });
    this.bytes += size;
    const { bytes: limit, files } = RELEASE_LIMITS;
    if (this.bytes > limit || this.names.size > files)
      throw refused({ code: 'archive-too-large', params: { limit, files } });
  }
}

export const refused = (...reasons: ReleaseProblem[]): AppError =>
  new AppError('modules.refused', { reasons });

export const unreadable = (): AppError => refused({ code: 'archive-unreadable', params: {} });

const isEmpty = (header: Buffer, [from, to]: readonly [number, number]): boolean =>
  header.subarray(from, to).equals(EMPTY.subarray(from, to));
