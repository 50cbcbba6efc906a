import { type FileHandle, open } from 'node:fs/promises';

const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff };
const ENTRY = { signature: 0x02014b50, size: 46 };

/** Bytes of a list of parts. Office files have some hundreds of parts; this is room for many thousands. */
const LONGEST_LIST = 4 * 1024 * 1024;

/** The names in the central directory of a ZIP archive, by which programs open it; null when it has none that can be read. */
export async function namesInArchive(path: string): Promise<string[] | null> {
  await using file = await open(path);
  const { size } = await file.stat();
  const end = await bytesOf(file, Math.max(0, size - END.size - END.longestComment), size);
  const at = end.lastIndexOf(signature(END.signature));
  if (at < 0 || at + END.size > end.length) return null;
  const length = end.readUInt32LE(at + 12);
  const start = end.readUInt32LE(at + 16);
  if (length > LONGEST_LIST || start + length > size) return null;
  return namesOf(await bytesOf(file, start, start + length), end.readUInt16LE(at + 10));
}

function namesOf(list: Buffer, count: number): string[] | null {
  const names: string[] = [];
  let at = 0;
  while (names.length < count) {
    if (at + ENTRY.size > list.length || list.readUInt32LE(at) !== ENTRY.signature) return null;
    const nameEnd = at + ENTRY.size + list.readUInt16LE(at + 28);
    names.push(list.toString('utf8', at + ENTRY.size, nameEnd));
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}

async function bytesOf(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
