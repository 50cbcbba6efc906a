import type { MeetingRegistration } from '@vitral/contracts/meeting-registrations';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { LANGUAGE_NAMES, wordsOf } from '../platform/csv/csv-words.ts';

type Row = Omit<MeetingRegistration, 'answers'> & { answers: string };

export const REGISTRATIONS_CSV = new CsvFile<Row>(
  { es: 'inscripciones', en: 'registrations' },
  {
    createdAt: { es: 'Recibida', en: 'Received' },
    date: { es: 'Fecha', en: 'Date' },
    state: { es: 'Estado', en: 'State' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo electrónico', en: 'Email' },
    language: { es: 'Idioma', en: 'Language' },
    timezone: { es: 'Zona horaria', en: 'Time zone' },
    answers: { es: 'Respuestas', en: 'Answers' },
    confirmedAt: { es: 'Confirmada', en: 'Confirmed' },
    cancelledAt: { es: 'Cancelada', en: 'Cancelled' },
    attendedDates: { es: 'Asistencia', en: 'Attendance' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    state: wordsOf({
      cancelled: ['Cancelada', 'Cancelled'],
      pending: ['Sin confirmar', 'Unconfirmed'],
      registered: ['Con plaza', 'Registered'],
      waiting: ['En espera', 'Waiting'],
    }),
    language: LANGUAGE_NAMES,
  },
);

/** Writes the answers as text. */
export async function* toCsvRows(registrations: AsyncIterable<MeetingRegistration>): AsyncGenerator<Row> {
  for await (const { answers, ...row } of registrations) {
    const texts = Object.entries(answers).map(([question, answer]) => `${question}: ${answer}`);
    yield { ...row, answers: texts.join('\n') };
  }
}
