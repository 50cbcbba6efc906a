import type { ShareLink } from '@vitral/contracts/share-links';
import { CsvFile } from '../platform/csv/csv-file.ts';

export type ExportedLink = Omit<ShareLink, 'items'> & { title: string; items: string };

export const SHARE_LINKS_CSV = new CsvFile<ExportedLink>(
  { es: 'enlaces', en: 'links' },
  {
    title: { es: 'Título', en: 'Title' },
    items: { es: 'Contenido', en: 'Content' },
    createdBy: { es: 'Compartido por', en: 'Shared by' },
    recipient: { es: 'Para', en: 'For' },
    createdAt: { es: 'Creado', en: 'Created' },
    expiresAt: { es: 'Caduca', en: 'Expires' },
    revokedAt: { es: 'Revocado', en: 'Revoked' },
    openCount: { es: 'Aperturas', en: 'Opens' },
    visitorCount: { es: 'Personas', en: 'People' },
    lastOpenedAt: { es: 'Última apertura', en: 'Last opened' },
    downloadCount: { es: 'Descargas', en: 'Downloads' },
    leadCount: { es: 'Contactos', en: 'Leads' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
);
