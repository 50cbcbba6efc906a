import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ImportColumns,
  IS_SHOWN,
  readWord,
  translationColumns,
} from '../platform/imports/import-columns.ts';
import { Importers } from '../platform/imports/importers.ts';
import { memberWords } from '../team-members/index.ts';
import { readSlotWords } from './slot-words.ts';
import { ZoomMeetingDto } from './zoom-meetings.dto.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';
import { ZoomMeetingsService } from './zoom-meetings.service.ts';

const TITLE = { es: 'Título', en: 'Title' };
const DESCRIPTION = { es: 'Descripción', en: 'Description' };
const CATEGORIES = {
  business: { es: 'Negocio', en: 'Business' },
  health: { es: 'Salud', en: 'Health' },
  development: { es: 'Desarrollo', en: 'Development' },
};

const COLUMNS: ImportColumns = {
  title: {
    heading: TITLE,
    example: { es: 'Primeros pasos', en: 'Primeros pasos' },
    isRequired: true,
  },
  ...translationColumns('title', TITLE),
  description: { heading: DESCRIPTION },
  ...translationColumns('description', DESCRIPTION),
  category: {
    heading: { es: 'Categoría', en: 'Category' },
    example: CATEGORIES.business,
    isRequired: true,
    read: readWord(CATEGORIES),
  },
  daysOfWeek: {
    heading: { es: 'Días de la semana', en: 'Days of the week' },
    example: { es: 'lunes, miércoles', en: 'Monday, Wednesday' },
    isRequired: true,
  },
  timeSlots: {
    heading: { es: 'Horas', en: 'Times' },
    example: {
      es: '19:00–20:30 Europe/Madrid, 12:00–13:30 America/Mexico_City =',
      en: '19:00–20:30 Europe/Madrid, 12:00–13:30 America/Mexico_City =',
    },
    read: readSlotWords,
  },
  timezone: { heading: { es: 'Zona horaria', en: 'Time zone' }, isFormer: true },
  time: { heading: { es: 'Inicio', en: 'Start' }, isFormer: true },
  endTime: { heading: { es: 'Fin', en: 'End' }, isFormer: true },
  leaderId: { heading: { es: 'Dirige', en: 'Leader' }, items: memberWords },
  zoomLink: {
    heading: { es: 'Enlace a la llamada', en: 'Link to the call' },
    example: { es: 'https://zoom.us/j/123456789', en: 'https://zoom.us/j/123456789' },
    isRequired: true,
  },
  image: { heading: { es: 'Imagen', en: 'Picture' } },
  isActive: IS_SHOWN,
};

/** Lets admins import live sessions. A file has either a column with all slots, or several columns for a single slot. */
@Injectable()
export class ZoomMeetingsImport implements OnModuleInit {
  constructor(
    private readonly importers: Importers,
    private readonly meetings: ZoomMeetingsService,
  ) {}

  onModuleInit(): void {
    this.importers.offer<ZoomMeetingDto, ZoomMeeting>({
      noun: 'zoom-meetings',
      entity: ZoomMeeting,
      columns: COLUMNS,
      dto: ZoomMeetingDto,
      toBody: ({ timezone, time, endTime, timeSlots, ...fields }) => ({
        ...fields,
        timeSlots: timeSlots ?? [{ timezone, time, endTime }],
      }),
      add: (em, inputs) => this.meetings.addAll(em, inputs),
      remove: (em, rows) => this.meetings.removeAll(em, rows),
      nameOf: ({ title }) => title,
    });
  }
}
