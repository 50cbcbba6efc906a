import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive; its headers may lie. */
export interface Part {
  bytes: Buffer | string;
  /** Otherwise the entry is stored uncompressed. */
  isDeflated?: boolean;
  /** Result of `pack` for the same data, which saves packing large data for each archive. */
  packed?: PackedData;
  method?: number;
  flags?: number;
  /** False values in the headers: `unpacked` in both headers, `own…` in the local file header only. */
  unpacked?: number;
  ownUnpacked?: number;
  ownName?: string;
  /** Index of another entry, whose data the central directory refers to instead. */
  bytesOf?: number;
  /** Writes ZIP64 sizes in an extra field of the central directory. */
  isLong?: boolean;
}

interface PackedData {
  bytes: Buffer;
  /** Size of the data before it was packed. */
  length: number;
  checksum: number;
}

export function pack(data: Buffer, isDeflated = false): PackedData {
  return { bytes: isDeflated ? deflateRawSync(data) : data, length: data.length, checksum: crc32(data) };
}

const IS_ELSEWHERE = 0xffffffff;

/** Builds a ZIP archive. */
export function zip(entries: Record<string, string | Part>): Buffer {
  const parts = Object.entries(entries).map(
    ([name, part]) => [name, typeof part === 'string' ? { bytes: part } : part] as const,
  );
  const locals: Buffer[] = [];
  const places: number[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, part] of parts) {
    const { bytes: packed, length, checksum } = part.packed ?? pack(Buffer.from(part.bytes), part.isDeflated);
    const { unpacked = length, flags = 0, method = part.isDeflated ? 8 : 0 } = part;
    const shared = numbers([20, 2], [flags, 2], [method, 2], [0, 4], [checksum, 4]);
    const title = Buffer.from(name);
    places.push(at);
    const place = places[part.bytesOf ?? places.length - 1] ?? 0;
    const extra = part.isLong
      ? numbers([1, 2], [16, 2], [unpacked, 6], [0, 2], [packed.length, 6], [0, 2])
      : Buffer.alloc(0);
    const sizes = part.isLong
      ? numbers([IS_ELSEWHERE, 4], [IS_ELSEWHERE, 4])
      : numbers([packed.length, 4], [unpacked, 4]);
    const lengths = numbers([title.length, 2], [extra.length, 2]);
    list.push(numbers([0x02014b50, 4], [20, 2]), shared, sizes, lengths);
    list.push(numbers([0, 6], [0, 4], [place, 4]), title, extra);
    const ownTitle = Buffer.from(part.ownName ?? name);
    const own = numbers(
      [packed.length, 4],
      [Math.min(part.ownUnpacked ?? unpacked, IS_ELSEWHERE), 4],
      [ownTitle.length, 2],
      [0, 2],
    );
    const local = Buffer.concat([numbers([0x04034b50, 4]), shared, own, ownTitle, packed]);
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [parts.length, 2],
    [parts.length, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, directory, end]);
}

/** Encodes each value in its number of bytes, little-endian. */
function numbers(...values: [value: number, bytes: number][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}
