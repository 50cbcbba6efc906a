import { WEEKDAYS, type ZoomMeetingInput } from '@vitral/contracts/zoom-meetings';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { wordsOf, YES_NO } from '../platform/csv/csv-words.ts';
import type { ItemWords } from '../platform/imports/item-words.ts';
import { slotWords } from './slot-words.ts';
import type { ZoomMeeting } from './zoom-meetings.entity.ts';
import { toInput } from './zoom-meetings.response.ts';

export interface MeetingCsvRow
  extends
    Omit<ZoomMeetingInput, 'timeSlots' | 'registration'>,
    Record<'createdAt' | 'updatedAt' | 'id', string> {
  /** Texts in the notation that imports read, such as `19:00–20:30 Europe/Madrid`. */
  timeSlots: string[];
  hasRegistration: boolean;
}

export function toCsvRow(row: ZoomMeeting, members: ItemWords): MeetingCsvRow {
  const { timeSlots, registration, daysOfWeek, leaderId, ...input } = toInput(row);
  return {
    ...input,
    daysOfWeek: WEEKDAYS.filter((day) => daysOfWeek.includes(day)),
    timeSlots: slotWords(timeSlots),
    leaderId: members.wordOf(leaderId),
    hasRegistration: registration !== null,
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const ZOOM_MEETINGS_CSV = new CsvFile<MeetingCsvRow>(
  { es: 'sesiones', en: 'sessions' },
  {
    title: { es: 'Título', en: 'Title' },
    titleEn: { es: 'Título (inglés)', en: 'Title (English)' },
    titleFr: { es: 'Título (francés)', en: 'Title (French)' },
    description: { es: 'Descripción', en: 'Description' },
    descriptionEn: { es: 'Descripción (inglés)', en: 'Description (English)' },
    descriptionFr: { es: 'Descripción (francés)', en: 'Description (French)' },
    category: { es: 'Categoría', en: 'Category' },
    daysOfWeek: { es: 'Días de la semana', en: 'Days of the week' },
    timeSlots: { es: 'Horas', en: 'Times' },
    leaderId: { es: 'Dirige', en: 'Leader' },
    isActive: { es: 'Activa', en: 'Active' },
    hasRegistration: { es: 'Inscripción', en: 'Registration' },
    isManagedInZoom: { es: 'Gestionada en Zoom', en: 'Managed in Zoom' },
    zoomLink: { es: 'Enlace a la llamada', en: 'Link to the call' },
    image: { es: 'Imagen', en: 'Picture' },
    createdAt: { es: 'Creada', en: 'Created' },
    updatedAt: { es: 'Modificada', en: 'Updated' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    category: wordsOf({
      business: ['Negocio', 'Business'],
      development: ['Desarrollo', 'Development'],
      health: ['Salud', 'Health'],
    }),
    daysOfWeek: wordsOf({
      monday: ['Lunes', 'Monday'],
      tuesday: ['Martes', 'Tuesday'],
      wednesday: ['Miércoles', 'Wednesday'],
      thursday: ['Jueves', 'Thursday'],
      friday: ['Viernes', 'Friday'],
      saturday: ['Sábado', 'Saturday'],
      sunday: ['Domingo', 'Sunday'],
    }),
    isActive: YES_NO,
    hasRegistration: YES_NO,
    isManagedInZoom: YES_NO,
  },
);
