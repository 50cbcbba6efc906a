import type { SitePageSummary } from '@vitral/contracts/site-pages';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { wordsOf } from '../platform/csv/csv-words.ts';

export const SITE_PAGES_CSV = new CsvFile<SitePageSummary>(
  { es: 'paginas', en: 'pages' },
  {
    title: { es: 'Título', en: 'Title' },
    slug: { es: 'Dirección', en: 'Address' },
    status: { es: 'Estado', en: 'Status' },
    editedBy: { es: 'Modificada por', en: 'Edited by' },
    editedAt: { es: 'Modificada', en: 'Edited' },
    publishAt: { es: 'Se publica', en: 'Published from' },
    unpublishAt: { es: 'Se retira', en: 'Published until' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    status: wordsOf({
      draft: ['Borrador', 'Draft'],
      changed: ['Con cambios', 'With changes'],
      published: ['Publicada', 'Published'],
    }),
  },
);
