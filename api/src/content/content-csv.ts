import type { ContentItem } from '@vitral/contracts';
import { CsvFile } from '../platform/csv/csv-file.ts';

export const CONTENT_CSV = new CsvFile<ContentItem>(
  { es: 'contenido', en: 'content' },
  {
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
  },
);
