import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../platform/errors/app-error.ts';
import { bytesOfFile, listParts } from './archive-parts.ts';
import { checkUnpacking } from './check-unpacking.ts';
import { extensionOf } from '../file-names.ts';
import { FILE_KINDS, type FileKind, isKnownExtension } from './file-kinds.ts';

/** The results of file-type for office files that are ZIP archives. */
const ARCHIVES: readonly string[] = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];

/** Matches the entries of an archive that hold macros: VBA and Excel 4 macros of Office, Basic and scripts of OpenDocument. */
const MACROS = /(^|\/)vba\w*\.(bin|xml)$|(^|\/)macrosheets\/|^(basic|scripts)\//i;

/**
 * Recognises a file by its bytes. Its name decides only whether a text is a table.
 * Throws content.type-refused for a kind that is not accepted, content.broken-file for an unreadable file, and
 * content.unpacks-too-large for a ZIP bomb.
 */
export async function recogniseFile(path: string, name: string): Promise<FileKind> {
  const kind = await byBytes(path, extensionOf(name));
  if (!kind) throw new AppError('content.type-refused', { name });
  return kind;
}

async function byBytes(path: string, extension: string): Promise<FileKind | null> {
  const found = await detect(path);
  if (found === 'cfb') return recogniseCompoundFile(path, extension);
  if (ARCHIVES.includes(found) && !(await isHarmlessArchive(path))) return null;
  if (isKnownExtension(found)) return FILE_KINDS[found];
  return recogniseText(path, extension);
}

/** Returns the extension by signature; empty without a known signature, or when the rest cannot be read. */
async function detect(path: string): Promise<string> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.ext ?? '';
}

/** Returns false for an archive with macros. Throws when it is broken or a ZIP bomb. */
async function isHarmlessArchive(path: string): Promise<boolean> {
  await using file = await open(path);
  const bytes = await bytesOfFile(file);
  const list = await listParts(bytes);
  if (!list) throw new AppError('content.broken-file');
  if (list.parts.some(({ name }) => MACROS.test(name))) return false;
  await checkUnpacking(bytes, list);
  return true;
}

/** Typical first bytes of HTML, scripts, PostScript and rich text. */
const ACTIVE = /^\s*(?:<[a-z!?/%]|#!|%!|%PDF|\{\\rtf)/i;

/** Control characters other than white space. Bytes without a meaning in Windows-1252 decode to them, too. */
const CONTROLS = /(?![\t\n\f\r\u0085])\p{Cc}/u;

/** Recognises tables and plain text by extension; null when the bytes are not harmless text. Streams the whole file. */
async function recogniseText(path: string, extension: string): Promise<FileKind | null> {
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

/** The main stream's name in a compound file, for each kind of office file. */
const MAIN_STREAMS = { doc: 'WordDocument', xls: 'Workbook', ppt: 'PowerPoint Document' } as const;
const OLD_WORKBOOK = 'Book';
const OLD_MACROS = '_VBA_PROJECT';
const KINDS = Object.keys(MAIN_STREAMS) as (keyof typeof MAIN_STREAMS)[];

/** Null for other compound files and for macros. A file that embeds another kind has both streams: its extension decides. */
async function recogniseCompoundFile(path: string, extension: string): Promise<FileKind | null> {
  const found = await namesIn(path, [...Object.values(MAIN_STREAMS), OLD_WORKBOOK, OLD_MACROS]);
  if (found.has(OLD_MACROS)) return null;
  if (found.has(OLD_WORKBOOK)) found.add(MAIN_STREAMS.xls);
  const possible = KINDS.filter((kind) => found.has(MAIN_STREAMS[kind]));
  const [first, ...others] = possible;
  const chosen = possible.find((kind) => kind === extension) ?? (others.length === 0 ? first : undefined);
  return chosen ? FILE_KINDS[chosen] : null;
}

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
