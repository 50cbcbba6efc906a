import type { TeamMember } from '@vitral/contracts/team-members';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { COUNTRY_NAMES, SPOKEN_LANGUAGE_NAMES, YES_NO } from '../platform/csv/csv-words.ts';

export const TEAM_MEMBERS_CSV = new CsvFile<TeamMember>(
  { es: 'equipo', en: 'team' },
  {
    name: { es: 'Nombre', en: 'Name' },
    title: { es: 'Cargo', en: 'Title' },
    titleEn: { es: 'Cargo (inglés)', en: 'Title (English)' },
    titleFr: { es: 'Cargo (francés)', en: 'Title (French)' },
    bio: { es: 'Biografía', en: 'Biography' },
    bioEn: { es: 'Biografía (inglés)', en: 'Biography (English)' },
    bioFr: { es: 'Biografía (francés)', en: 'Biography (French)' },
    languages: { es: 'Idiomas', en: 'Languages' },
    country: { es: 'País', en: 'Country' },
    isActive: { es: 'Activo', en: 'Active' },
    imageLarge: { es: 'Imagen grande', en: 'Large picture' },
    imageSmall: { es: 'Imagen pequeña', en: 'Small picture' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  { languages: SPOKEN_LANGUAGE_NAMES, country: COUNTRY_NAMES, isActive: YES_NO },
);
