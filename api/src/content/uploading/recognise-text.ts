import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { FILE_KINDS, type FileKind } from './file-kinds.ts';

/** What pages, scripts, PostScript and rich text begin with. */
const ACTIVE = /^\s*(?:<[a-z!?/%]|#!|%!|%PDF|\{\\rtf)/i;

/** Control characters of which no line is made. Bytes that Windows-1252 assigns to nothing are read as such, too. */
const CONTROLS = /(?![\t\n\f\r\u0085])\p{Cc}/u;

/** Tables and plain text, by name; null when the bytes are no harmless text. Reads the whole file, piece by piece. */
export async function recogniseText(path: string, extension: string): Promise<FileKind | null> {
  if (extension !== 'csv' && extension !== 'txt') return null;
  const kind = FILE_KINDS[extension];
  const found = await judge(path, new TextDecoder('utf-8', { fatal: true }));
  if (found === 'harmless') return kind;
  // Only what is no UTF-8 is read once more: read as another, a page with a byte order mark would not begin like one.
  if (found === 'active' || (await judge(path, new TextDecoder('windows-1252'))) !== 'harmless') return null;
  return { ...kind, mimeType: kind.mimeType.replace('utf-8', 'windows-1252') };
}

async function judge(path: string, decoder: TextDecoder): Promise<'harmless' | 'active' | 'undecodable'> {
  let isFirst = true;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoded(piece, decoder);
    if (text === null) return 'undecodable';
    if (CONTROLS.test(text) || (isFirst && ACTIVE.test(text))) return 'active';
    isFirst = false;
  }
  // A character may have been cut off at the end; and an empty file is no text.
  if (decoded(undefined, decoder) === null) return 'undecodable';
  return isFirst ? 'active' : 'harmless';
}

function decoded(piece: Buffer | undefined, decoder: TextDecoder): string | null {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    return null;
  }
}
