import type { Embed } from '@vitral/contracts/embeds';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { PLATFORM_NAMES, YES_NO, wordsOf } from '../platform/csv/csv-words.ts';

export const EMBEDS_CSV = new CsvFile<Embed>(
  { es: 'incrustados', en: 'embeds' },
  {
    title: { es: 'Título', en: 'Title' },
    platform: { es: 'Plataforma', en: 'Platform' },
    kind: { es: 'Tipo', en: 'Kind' },
    url: { es: 'Enlace', en: 'Link' },
    isActive: { es: 'Activo', en: 'Active' },
    createdAt: { es: 'Creado', en: 'Created' },
    updatedAt: { es: 'Modificado', en: 'Updated' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    platform: PLATFORM_NAMES,
    kind: wordsOf({
      playlist: ['Lista', 'Playlist'],
      post: ['Publicación', 'Post'],
      profile: ['Perfil', 'Profile'],
      video: ['Video', 'Video'],
    }),
    isActive: YES_NO,
  },
);
