import type { FeedSource } from '@vitral/contracts/social-feeds';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { PLATFORM_NAMES, YES_NO, wordsOf } from '../platform/csv/csv-words.ts';

export const FEED_SOURCES_CSV = new CsvFile<FeedSource>(
  { es: 'fuentes', en: 'feeds' },
  {
    title: { es: 'Título', en: 'Title' },
    platform: { es: 'Plataforma', en: 'Platform' },
    kind: { es: 'Tipo', en: 'Kind' },
    url: { es: 'Dirección', en: 'Address' },
    isActive: { es: 'Activa', en: 'Active' },
    itemCount: { es: 'Publicaciones', en: 'Posts' },
    engagementCount: { es: 'Interacciones', en: 'Engagement' },
    lastSyncAt: { es: 'Última sincronización', en: 'Last sync' },
    lastSuccessAt: { es: 'Última con éxito', en: 'Last successful sync' },
    createdAt: { es: 'Creada', en: 'Created' },
    updatedAt: { es: 'Modificada', en: 'Updated' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    platform: PLATFORM_NAMES,
    kind: wordsOf({
      feed: ['Feed RSS o Atom', 'RSS or Atom feed'],
      manual: ['Manual', 'Manual'],
      twitter: ['Cuenta de X (Twitter)', 'X (Twitter) account'],
      youtube: ['Canal de YouTube', 'YouTube channel'],
    }),
    isActive: YES_NO,
  },
);
