import type { TeamResource } from '@vitral/contracts/team-resources';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { YES_NO, wordsOf } from '../platform/csv/csv-words.ts';

export const TEAM_RESOURCES_CSV = new CsvFile<TeamResource>(
  { es: 'recursos', en: 'resources' },
  {
    title: { es: 'Título', en: 'Title' },
    description: { es: 'Descripción', en: 'Description' },
    type: { es: 'Tipo', en: 'Type' },
    url: { es: 'Enlace', en: 'Link' },
    isActive: { es: 'Activo', en: 'Active' },
    downloadCount: { es: 'Accesos', en: 'Accesses' },
    recentCount: { es: 'Accesos en 30 días', en: 'Accesses in 30 days' },
    createdAt: { es: 'Creado', en: 'Created' },
    updatedAt: { es: 'Modificado', en: 'Updated' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    type: wordsOf({
      document: ['Documento', 'Document'],
      handbook: ['Manual', 'Handbook'],
      meeting: ['Reunión', 'Meeting'],
      software: ['Software', 'Software'],
      tool: ['Herramienta', 'Tool'],
    }),
    isActive: YES_NO,
  },
);
