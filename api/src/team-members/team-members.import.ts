import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COUNTRY_NAMES, SPOKEN_LANGUAGE_NAMES } from '../platform/csv/csv-words.ts';
import {
  type ImportColumns,
  IS_SHOWN,
  readList,
  readWord,
  translationColumns,
} from '../platform/imports/import-columns.ts';
import { Importers } from '../platform/imports/importers.ts';
import { TeamMemberDto } from './team-members.dto.ts';
import { TeamMember } from './team-members.entity.ts';
import { TeamMembersService } from './team-members.service.ts';

const TITLE = { es: 'Cargo', en: 'Title' };
const BIOGRAPHY = { es: 'Biografía', en: 'Biography' };

const COLUMNS: ImportColumns = {
  name: {
    heading: { es: 'Nombre', en: 'Name' },
    example: { es: 'Ana Ruiz', en: 'Ana Ruiz' },
    isRequired: true,
  },
  title: { heading: TITLE, example: { es: 'Coordinadora', en: 'Coordinadora' } },
  ...translationColumns('title', TITLE),
  bio: { heading: BIOGRAPHY },
  ...translationColumns('bio', BIOGRAPHY),
  languages: {
    heading: { es: 'Idiomas', en: 'Languages' },
    example: { es: 'español, inglés', en: 'Spanish, English' },
    read: readList(readWord(SPOKEN_LANGUAGE_NAMES)),
  },
  country: {
    heading: { es: 'País', en: 'Country' },
    example: { es: 'España', en: 'Spain' },
    read: readWord(COUNTRY_NAMES),
  },
  imageLarge: { heading: { es: 'Imagen grande', en: 'Large picture' } },
  imageSmall: { heading: { es: 'Imagen pequeña', en: 'Small picture' } },
  isActive: IS_SHOWN,
};

/** Lets staff import team members, who are added at the end of the team. */
@Injectable()
export class TeamMembersImport implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly members: TeamMembersService,
  ) {}

  onModuleInit(): void {
    this.importers.offer<TeamMemberDto, TeamMember>({
      noun: 'team-members',
      entity: TeamMember,
      columns: COLUMNS,
      dto: TeamMemberDto,
      add: (em, inputs) => this.members.addAll(em, inputs),
      remove: (em, rows) => this.members.removeAll(em, rows),
      nameOf: ({ name }) => name,
    });
  }
}
