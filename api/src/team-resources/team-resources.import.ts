import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ImportColumns, IS_SHOWN, readWord } from '../platform/imports/import-columns.ts';
import { Importers } from '../platform/imports/importers.ts';
import { TeamResourceDto } from './team-resources.dto.ts';
import { TeamResource } from './team-resources.entity.ts';
import { TeamResourcesService } from './team-resources.service.ts';

const TYPES = {
  meeting: { es: 'Reunión', en: 'Meeting' },
  handbook: { es: 'Manual', en: 'Handbook' },
  tool: { es: 'Herramienta', en: 'Tool' },
  software: { es: 'Software', en: 'Software' },
  document: { es: 'Documento', en: 'Document' },
};

const COLUMNS: ImportColumns = {
  title: {
    heading: { es: 'Título', en: 'Title' },
    example: { es: 'Manual de bienvenida', en: 'Welcome handbook' },
    isRequired: true,
  },
  description: { heading: { es: 'Descripción', en: 'Description' } },
  type: {
    heading: { es: 'Tipo', en: 'Type' },
    example: TYPES.handbook,
    isRequired: true,
    read: readWord(TYPES),
  },
  url: {
    heading: { es: 'Enlace', en: 'Link' },
    example: { es: 'https://example.org/manual', en: 'https://example.org/handbook' },
    isRequired: true,
  },
  isActive: IS_SHOWN,
};

/** Lets staff import resources. */
@Injectable()
export class TeamResourcesImport implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly resources: TeamResourcesService,
  ) {}

  onModuleInit(): void {
    this.importers.offer<TeamResourceDto, TeamResource>({
      noun: 'team-resources',
      entity: TeamResource,
      columns: COLUMNS,
      dto: TeamResourceDto,
      add: (em, inputs) => this.resources.addAll(em, inputs),
      remove: (em, rows) => this.resources.removeAll(em, rows),
      nameOf: ({ title }) => title,
    });
  }
}
