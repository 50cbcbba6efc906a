import type { ContentType } from '@vitral/contracts/content';

export interface FileKind {
  /** The extension without its dot. */
  extension: string;
  aliases: readonly string[];
  type: ContentType;
  mimeType: string;
}

const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

/** Every kind of file that is accepted; all others are refused (docs/product/content.md). */
export const FILE_KINDS = {
  pdf: kind('pdf', 'pdf', 'application/pdf'),
  mp4: kind('mp4', 'video', 'video/mp4'),
  m4v: kind('m4v', 'video', 'video/mp4', ['mp4']),
  webm: kind('webm', 'video', 'video/webm'),
  mov: kind('mov', 'video', 'video/quicktime', ['qt']),
  jpg: kind('jpg', 'image', 'image/jpeg', ['jpeg', 'jpe', 'jfif']),
  png: kind('png', 'image', 'image/png'),
  webp: kind('webp', 'image', 'image/webp'),
  gif: kind('gif', 'image', 'image/gif'),
  avif: kind('avif', 'image', 'image/avif'),
  docx: kind('docx', 'document', `${OOXML}.wordprocessingml.document`),
  xlsx: kind('xlsx', 'excel', `${OOXML}.spreadsheetml.sheet`),
  pptx: kind('pptx', 'presentation', `${OOXML}.presentationml.presentation`),
  odt: kind('odt', 'document', `${ODF}.text`),
  ods: kind('ods', 'excel', `${ODF}.spreadsheet`),
  odp: kind('odp', 'presentation', `${ODF}.presentation`),
  doc: kind('doc', 'document', 'application/msword'),
  xls: kind('xls', 'excel', 'application/vnd.ms-excel'),
  ppt: kind('ppt', 'presentation', 'application/vnd.ms-powerpoint'),
  csv: kind('csv', 'excel', 'text/csv; charset=utf-8'),
  txt: kind('txt', 'document', 'text/plain; charset=utf-8'),
} as const satisfies Record<string, FileKind>;

export type KnownExtension = keyof typeof FILE_KINDS;

export const isKnownExtension = (extension: string): extension is KnownExtension =>
  Object.hasOwn(FILE_KINDS, extension);

/** Extensions with their dots, for the `accept` attribute of a file field. */
export const ACCEPTED_EXTENSIONS: string[] = [
  ...new Set(
    Object.values<FileKind>(FILE_KINDS).flatMap(({ extension, aliases }) => [extension, ...aliases]),
  ),
].map((extension) => `.${extension}`);

function kind(extension: string, type: ContentType, mimeType: string, aliases: string[] = []): FileKind {
  return { extension, aliases, type, mimeType };
}
