import type { Bilingual, ContentItem, ContentLanguage } from '@vitral/contracts';
import { stringify, type Stringifier } from 'csv-stringify';

/** The columns in their order; the values stay as the API spells them. */
const HEADINGS = {
  title: { es: 'Título', en: 'Title' },
  description: { es: 'Descripción', en: 'Description' },
  type: { es: 'Tipo', en: 'Type' },
  category: { es: 'Categoría', en: 'Category' },
  visibility: { es: 'Visibilidad', en: 'Visibility' },
  isVisible: { es: 'Visible', en: 'Visible' },
  tags: { es: 'Etiquetas', en: 'Tags' },
  originalName: { es: 'Nombre del archivo', en: 'File name' },
  fileSize: { es: 'Tamaño (bytes)', en: 'Size (bytes)' },
  downloadCount: { es: 'Descargas', en: 'Downloads' },
  uploadedBy: { es: 'Subido por', en: 'Uploaded by' },
  createdAt: { es: 'Creado', en: 'Created' },
  updatedAt: { es: 'Modificado', en: 'Updated' },
  id: { es: 'Identificador', en: 'Identifier' },
} satisfies Partial<Record<keyof ContentItem, Bilingual>>;

const FILE_NAMES: Bilingual = { es: 'contenido', en: 'content' };

/** `contenido-2026-11-21.csv` */
export const csvName = (language: ContentLanguage, now = new Date()) =>
  `${FILE_NAMES[language]}-${now.toISOString().slice(0, 10)}.csv`;

/** Turns items into CSV (RFC 4180). Spreadsheets read it as UTF-8, and nothing in it as a formula. */
export function contentCsv(language: ContentLanguage): Stringifier {
  return stringify({
    bom: true,
    header: true,
    columns: Object.entries(HEADINGS).map(([key, heading]) => ({ key, header: heading[language] })),
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: { boolean: String, object: (value) => (Array.isArray(value) ? value.join(', ') : String(value)) },
  });
}
