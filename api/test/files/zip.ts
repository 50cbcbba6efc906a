import { crc32 } from 'node:zlib';

/** A ZIP archive whose entries are stored as they are. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const [bytes, title] = [Buffer.from(text), Buffer.from(name)];
    const shared = numbers(
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
    );
    const lengths = numbers([title.length, 2], [0, 2]);
    list.push(numbers([0x02014b50, 4], [20, 2]), shared, lengths, numbers([0, 6], [0, 4], [at, 4]), title);
    const local = Buffer.concat([numbers([0x04034b50, 4]), shared, lengths, title, bytes]);
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const count = Object.keys(entries).length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, directory, end]);
}

/** Each with its length in bytes, the lowest byte first. */
function numbers(...values: [value: number, bytes: number][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}
