import type { ContentItem } from '@vitral/contracts/content';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { YES_NO, wordsOf } from '../platform/csv/csv-words.ts';

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
    publishAt: { es: 'Se publica el', en: 'Publication date' },
    unpublishAt: { es: 'Se retira el', en: 'Expiry date' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    category: wordsOf({
      documentation: ['Documentación', 'Documentation'],
      marketing: ['Marketing', 'Marketing'],
      presentations: ['Presentaciones', 'Presentations'],
      resources: ['Recursos', 'Resources'],
      sales: ['Ventas', 'Sales'],
      team: ['Equipo', 'Team'],
      training: ['Formación', 'Training'],
    }),
    visibility: wordsOf({
      public: ['Público', 'Public'],
      team: ['Equipo', 'Team'],
      private: ['Privado', 'Private'],
    }),
    isVisible: YES_NO,
  },
);
