import { createReadStream } from 'node:fs';
import { FILE_KINDS, type FileKind } from './file-kinds.ts';

/** Names in the directory of a compound file, each the heart of one kind of office file. */
const HEARTS = { doc: 'WordDocument', xls: 'Workbook', ppt: 'PowerPoint Document' } as const;
const OLD_WORKBOOK = 'Book';
const MACROS = '_VBA_PROJECT';
const KINDS = Object.keys(HEARTS) as (keyof typeof HEARTS)[];

/**
 * The office files of before 2007, which are one kind of container; null for others such as installers and mails, and for
 * those with macros. One that embeds another has the hearts of both: then its name tells.
 */
export async function recogniseCompoundFile(path: string, extension: string): Promise<FileKind | null> {
  const found = await namesIn(path, [...Object.values(HEARTS), OLD_WORKBOOK, MACROS]);
  if (found.has(MACROS)) return null;
  if (found.has(OLD_WORKBOOK)) found.add(HEARTS.xls);
  const possible = KINDS.filter((kind) => found.has(HEARTS[kind]));
  const [first, ...others] = possible;
  const chosen = possible.find((kind) => kind === extension) ?? (others.length === 0 ? first : undefined);
  return chosen ? FILE_KINDS[chosen] : null;
}

/** Directory entries hold their names in UTF-16, ended by a null. */
async function namesIn(path: string, names: string[]): Promise<Set<string>> {
  const wanted = names.map((name) => ({ name, bytes: Buffer.from(`${name}\0`, 'utf16le') }));
  const overlap = Math.max(...wanted.map(({ bytes }) => bytes.length)) - 1;
  const found = new Set<string>();
  let tail = Buffer.alloc(0);
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = Buffer.concat([tail, piece]);
    for (const { name, bytes } of wanted) if (window.includes(bytes)) found.add(name);
    tail = window.subarray(-overlap);
  }
  return found;
}
