import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  type ArchiveBytes,
  type ArchiveList,
  type ArchivePart,
  bytesInMemory,
  listParts,
  withLongSizes,
} from './archive-parts.ts';

const MEGABYTE = 1024 * 1024;

/** The maximum uncompressed size of all parts together, in addition to the size of the upload. */
const MOST_UNPACKED = 1024 * MEGABYTE;

/** The maximum compression ratio, as in office programs. It is not applied to small uncompressed sizes. */
const MOST_TIMES = 100;
const LITTLE = 10 * MEGABYTE;

/** Nested archives are checked in memory, up to `DEEPEST` levels. */
const MOST_NESTED = 64 * MEGABYTE;
const DEEPEST = 3;

const HEADER = { signature: 0x04034b50, size: 30 };
const STORED = 0;
const DEFLATED = 8;
const IS_SECRET = 0x0001;
/** The sizes of a part follow its data and are missing in its local header. */
const HAS_SIZES_BEHIND = 0x0008;

/** Throws content.unpacks-too-large for a ZIP bomb, content.broken-file if other programs might see other parts. */
export async function checkUnpacking(bytes: ArchiveBytes, list: ArchiveList): Promise<void> {
  await new Unpacking(MOST_UNPACKED + bytes.size).check(bytes, list, 1);
}

class Unpacking {
  constructor(private room: number) {}

  async check(bytes: ArchiveBytes, { parts, at: end }: ArchiveList, depth: number): Promise<void> {
    this.bound(parts, bytes.size);
    let free = 0;
    for (const part of parts.toSorted((one, other) => one.at - other.at)) {
      const start = await startOf(bytes, part);
      if (part.at < free || start + part.packed > end) throw broken();
      free = start + part.packed;
      const nested = await measure(bytes.stream(start, free), part);
      if (nested) await this.checkNested(nested, depth);
    }
  }

  /** Checks the sizes in the central directory; unpacking then verifies them. */
  private bound(parts: ArchivePart[], size: number): void {
    const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0);
    this.room -= unpacked;
    const grows = parts.some((part) => isBomb(part.packed, part.unpacked));
    if (this.room < 0 || grows || isBomb(size, unpacked)) throw tooLarge();
  }

  private async checkNested(bytes: Buffer, depth: number): Promise<void> {
    if (depth === DEEPEST) throw tooLarge();
    const archive = bytesInMemory(bytes);
    const list = await listParts(archive);
    if (!list) throw broken();
    await this.check(archive, list, depth + 1);
  }
}

const isBomb = (packed: number, unpacked: number) => unpacked > LITTLE && unpacked > packed * MOST_TIMES;

/** Returns the offset of a part's data. Throws when its local header differs from the central directory. */
async function startOf(bytes: ArchiveBytes, part: ArchivePart): Promise<number> {
  const header = await bytes.read(part.at, part.at + HEADER.size);
  if (header.length < HEADER.size || header.readUInt32LE(0) !== HEADER.signature) throw broken();
  const nameAt = part.at + HEADER.size;
  const extraAt = nameAt + header.readUInt16LE(26);
  const start = extraAt + header.readUInt16LE(28);
  const words = await bytes.read(nameAt, start);
  const name = words.toString('utf8', 0, extraAt - nameAt);
  const [flags, method] = [header.readUInt16LE(6), header.readUInt16LE(8)];
  if (name !== part.name || method !== part.method || ((flags | part.flags) & IS_SECRET) !== 0)
    throw broken();
  const sizes = [22, 18].map((at) => header.readUInt32LE(at));
  const long = withLongSizes(sizes, words.subarray(extraAt - nameAt)) ?? [];
  const hasNone = (flags & HAS_SIZES_BEHIND) !== 0 && long.every((size) => size === 0);
  if (!hasNone && (long[0] !== part.unpacked || long[1] !== part.packed)) throw broken();
  return start;
}

/** Throws when a part's size differs from the central directory. Returns the bytes of a nested archive, to be checked too. */
async function measure(packed: AsyncIterable<Buffer>, part: ArchivePart): Promise<Buffer | null> {
  const { method, unpacked: expected } = part;
  if (method !== STORED && method !== DEFLATED) throw broken();
  const pieces: Buffer[] = [];
  let length = 0;
  let isArchive = false;
  const count = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const piece of unpacked) {
      if (length === 0) isArchive = piece.length >= 4 && piece.readUInt32LE(0) === HEADER.signature;
      length += piece.length;
      if (length > expected) throw broken();
      if (isArchive && length > MOST_NESTED) throw tooLarge();
      if (isArchive) pieces.push(piece);
    }
  };
  if (method === STORED) await count(packed);
  else await inflate(packed, count);
  if (length !== expected) throw broken();
  return isArchive ? Buffer.concat(pieces) : null;
}

async function inflate(
  packed: AsyncIterable<Buffer>,
  count: (unpacked: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(packed, createInflateRaw(), count);
  } catch (error) {
    throw error instanceof AppError || isOfDisk(error) ? error : broken();
  }
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

const broken = () => new AppError('content.broken-file');
const tooLarge = () => new AppError('content.unpacks-too-large');
