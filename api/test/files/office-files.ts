import { type Part, zip } from './zip.ts';

const OOXML = 'application/vnd.openxmlformats-officedocument';

const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;

/** Builds an Office package as of 2007; `type` is the content type of its main part. */
export function ooxml(part: string, type: string, more: Record<string, string | Part> = {}): Buffer {
  return zip({ '[Content_Types].xml': contentTypes(part, type), [part]: '<x/>', ...more });
}

export const docx = (more: Record<string, string | Part> = {}) =>
  ooxml('word/document.xml', `${OOXML}.wordprocessingml.document`, more);

export const xlsx = (more: Record<string, string | Part> = {}) =>
  ooxml('xl/workbook.xml', `${OOXML}.spreadsheetml.sheet`, more);

export const pptx = () => ooxml('ppt/presentation.xml', `${OOXML}.presentationml.presentation`);

export const docm = () => ooxml('word/document.xml', 'application/vnd.ms-word.document.macroEnabled');

export const openDocument = (kind: string, more: Record<string, string | Part> = {}) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>', ...more });

/** Builds a compound file, the Office format before 2007, with these streams in its directory. */
export function compoundFile(...streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const entries = ['Root Entry', ...streams].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    return entry;
  });
  return Buffer.concat([header, ...entries, Buffer.alloc(1024)]);
}
