import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { FILE_KINDS, type FileKind } from './file-kinds.ts';

/** What pages, scripts, PostScript and rich text begin with. */
const ACTIVE = /^\s*(?:<[a-z!?/%]|#!|%!|%PDF|\{\\rtf)/i;

/** Control characters of which no line is made. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Not assigned in Windows-1252. */
const UNASSIGNED = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** Tables and plain text, by name; null when the bytes are no harmless text. Reads the whole file, piece by piece. */
export async function recogniseText(path: string, extension: string): Promise<FileKind | null> {
  if (extension !== 'csv' && extension !== 'txt') return null;
  const kind = FILE_KINDS[extension];
  if (await holds(path, new TextDecoder('utf-8', { fatal: true }))) return kind;
  if (!(await holds(path, new TextDecoder('windows-1252', { fatal: true }), UNASSIGNED))) return null;
  return { ...kind, mimeType: kind.mimeType.replace('utf-8', 'windows-1252') };
}

async function holds(path: string, decoder: TextDecoder, forbidden: number[] = []): Promise<boolean> {
  let isFirst = true;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoded(piece, decoder);
    if (text === null || CONTROLS.test(text) || (isFirst && ACTIVE.test(text))) return false;
    if (forbidden.some((byte) => piece.includes(byte))) return false;
    isFirst = false;
  }
  // An empty file is no text; and a character may have been cut off at the end.
  return !isFirst && decoded(undefined, decoder) !== null;
}

function decoded(piece: Buffer | undefined, decoder: TextDecoder): string | null {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    return null;
  }
}
