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
