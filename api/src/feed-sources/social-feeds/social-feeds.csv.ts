import type { SocialFeedItem } from '@vitral/contracts/social-feeds';
import { CsvFile } from '../../platform/csv/csv-file.ts';
import { PLATFORM_NAMES, YES_NO } from '../../platform/csv/csv-words.ts';

export const SOCIAL_FEEDS_CSV = new CsvFile<SocialFeedItem>(
  { es: 'publicaciones', en: 'posts' },
  {
    title: { es: 'Título', en: 'Title' },
    platform: { es: 'Plataforma', en: 'Platform' },
    description: { es: 'Descripción', en: 'Description' },
    url: { es: 'Enlace', en: 'Link' },
    createdAt: { es: 'Publicada', en: 'Published' },
    engagementCount: { es: 'Interacciones', en: 'Engagement' },
    viewCount: { es: 'Visualizaciones', en: 'Views' },
    isLive: { es: 'En directo', en: 'Live' },
    isActive: { es: 'Activa', en: 'Active' },
    thumbnailUrl: { es: 'Imagen', en: 'Picture' },
    updatedAt: { es: 'Modificada', en: 'Updated' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  { platform: PLATFORM_NAMES, isLive: YES_NO, isActive: YES_NO },
);
