import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { FILE_KINDS, type FileKind } from './file-kinds.ts';

/** The beginnings of HTML, scripts, PostScript and rich text. */
const ACTIVE = /^\s*(?:<[a-z!?/%]|#!|%!|%PDF|\{\\rtf)/i;

/** Control characters other than white space. Bytes without a meaning in Windows-1252 decode to them, too. */
const CONTROLS = /(?![\t\n\f\r\u0085])\p{Cc}/u;

/** Recognises tables and plain text by extension; null when the bytes are not harmless text. Streams the whole file. */
export async function recogniseText(path: string, extension: string): Promise<FileKind | null> {
  if (extension !== 'csv' && extension !== 'txt') return null;
  const kind = FILE_KINDS[extension];
  const found = await judge(path, new TextDecoder('utf-8', { fatal: true }));
  if (found === 'harmless') return kind;
  // Only text that is not UTF-8 is read as Windows-1252: there, a byte order mark would hide the beginning of an HTML page.
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
  // The last character may be incomplete. An empty file is not a text.
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
