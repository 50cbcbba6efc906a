import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../platform/errors/app-error.ts';
import { bytesOfFile } from './archive-bytes.ts';
import { type ArchivePart, listParts } from './archive-parts.ts';
import { checkUnpacking } from './check-unpacking.ts';
import { extensionOf } from './file-names.ts';
import { FILE_KINDS, type FileKind, isKnownExtension } from './file-kinds.ts';
import { recogniseCompoundFile } from './recognise-compound-file.ts';
import { recogniseText } from './recognise-text.ts';

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
  if (hasMacros(list.parts)) return false;
  await checkUnpacking(bytes, list);
  return true;
}

function hasMacros(parts: readonly ArchivePart[]): boolean {
  return parts.some(({ name }) => MACROS.test(name));
}
