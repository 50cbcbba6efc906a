import type { FileHandle } from 'node:fs/promises';

/** The bytes of an archive, in a file or within another archive. Offsets count from its start; `end` is exclusive. */
export interface ArchiveBytes {
  size: number;
  read(start: number, end: number): Promise<Buffer>;
  stream(start: number, end: number): AsyncIterable<Buffer>;
}

export async function bytesOfFile(file: FileHandle): Promise<ArchiveBytes> {
  const { size } = await file.stat();
  return {
    size,
    read: async (start, end) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    },
    stream: (start, end) =>
      start < end ? file.createReadStream({ start, end: end - 1, autoClose: false }) : nothing(),
  };
}

export function bytesInMemory(bytes: Buffer): ArchiveBytes {
  return {
    size: bytes.length,
    read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
    async *stream(start, end) {
      yield await Promise.resolve(bytes.subarray(start, end));
    },
  };
}

async function* nothing(): AsyncGenerator<Buffer> {
  // A file stream cannot read an empty range.
}

const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const ENTRY = { signature: 0x02014b50, size: 46 };
/** The id of the ZIP64 extra field, which holds sizes that do not fit into four bytes. */
const LONG_SIZES = 0x0001;
const IS_ELSEWHERE = 0xffffffff;

/** The maximum size of a central directory in bytes. Office files have some hundreds of parts; this fits many thousands. */
const LONGEST_LIST = 4 * 1024 * 1024;

export interface ArchivePart {
  name: string;
  flags: number;
  method: number;
  /** The compressed size in bytes. */
  packed: number;
  /** The uncompressed size in bytes. */
  unpacked: number;
  /** The offset of its local header. */
  at: number;
}

export interface ArchiveList {
  parts: ArchivePart[];
  /** The offset of the central directory, behind all parts. */
  at: number;
}

/** Reads the central directory of a ZIP archive, from which programs open it; null when it cannot be read completely. */
export async function listParts(bytes: ArchiveBytes): Promise<ArchiveList | null> {
  const { size } = bytes;
  const end = await bytes.read(Math.max(0, size - END.size - END.longestComment), size);
  const found = end.lastIndexOf(signature(END.signature));
  if (found < 0 || found + END.size > end.length) return null;
  const length = end.readUInt32LE(found + 12);
  const at = end.readUInt32LE(found + 16);
  if (length > LONGEST_LIST || at + length > size) return null;
  const parts = partsOf(await bytes.read(at, at + length), end.readUInt16LE(found + 10));
  return parts && { parts, at };
}

function partsOf(list: Buffer, count: number): ArchivePart[] | null {
  const parts: ArchivePart[] = [];
  let at = 0;
  while (parts.length < count) {
    if (at + ENTRY.size > list.length || list.readUInt32LE(at) !== ENTRY.signature) return null;
    const nameEnd = at + ENTRY.size + list.readUInt16LE(at + 28);
    const extraEnd = nameEnd + list.readUInt16LE(at + 30);
    const end = extraEnd + list.readUInt16LE(at + 32);
    if (end > list.length) return null;
    const sizes = [24, 20, 42].map((field) => list.readUInt32LE(at + field));
    const long = withLongSizes(sizes, list.subarray(nameEnd, extraEnd));
    if (!long) return null;
    const [unpacked = 0, packed = 0, begin = 0] = long;
    const name = list.toString('utf8', at + ENTRY.size, nameEnd);
    const [flags, method] = [list.readUInt16LE(at + 8), list.readUInt16LE(at + 10)];
    parts.push({ name, flags, method, packed, unpacked, at: begin });
    at = end;
  }
  return at === list.length ? parts : null;
}

/** Reads sizes that are marked as stored in the ZIP64 extra field, in their order; returns null when the field lacks one. */
export function withLongSizes(sizes: number[], extra: Buffer): number[] | null {
  if (!sizes.includes(IS_ELSEWHERE)) return sizes;
  const field = extraField(extra);
  let at = 0;
  const long = sizes.map((size) => {
    if (size !== IS_ELSEWHERE) return size;
    at += 8;
    return field && at <= field.length ? Number(field.readBigUInt64LE(at - 8)) : NaN;
  });
  return long.every(Number.isSafeInteger) ? long : null;
}

function extraField(extra: Buffer): Buffer | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LONG_SIZES) continue;
    return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return null;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
