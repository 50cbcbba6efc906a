import { createReadStream } from 'node:fs';
import { FILE_KINDS, type FileKind } from './file-kinds.ts';

/** The main stream's name in a compound file, for each kind of office file. */
const MAIN_STREAMS = { doc: 'WordDocument', xls: 'Workbook', ppt: 'PowerPoint Document' } as const;
const OLD_WORKBOOK = 'Book';
const MACROS = '_VBA_PROJECT';
const KINDS = Object.keys(MAIN_STREAMS) as (keyof typeof MAIN_STREAMS)[];

/**
 * Recognises office files from before 2007, which share a container format; null for other files such as installers and emails,
 * and for files with macros. A file that embeds another kind has the streams of both: then its extension decides.
 */
export async function recogniseCompoundFile(path: string, extension: string): Promise<FileKind | null> {
  const found = await namesIn(path, [...Object.values(MAIN_STREAMS), OLD_WORKBOOK, MACROS]);
  if (found.has(MACROS)) return null;
  if (found.has(OLD_WORKBOOK)) found.add(MAIN_STREAMS.xls);
  const possible = KINDS.filter((kind) => found.has(MAIN_STREAMS[kind]));
  const [first, ...others] = possible;
  const chosen = possible.find((kind) => kind === extension) ?? (others.length === 0 ? first : undefined);
  return chosen ? FILE_KINDS[chosen] : null;
}

/** Searches a file for directory entries, whose names are null-terminated UTF-16. */
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
