import type { ContactMessage } from '@vitral/contracts';
import { CsvFile } from '../platform/csv/csv-file.ts';

export const CONTACT_MESSAGES_CSV = new CsvFile<ContactMessage>(
  { es: 'mensajes', en: 'messages' },
  {
    createdAt: { es: 'Recibido', en: 'Received' },
    status: { es: 'Estado', en: 'Status' },
    isOverdue: { es: 'Atrasado', en: 'Overdue' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo electrónico', en: 'Email' },
    phone: { es: 'Teléfono', en: 'Phone' },
    subject: { es: 'Asunto', en: 'Subject' },
    message: { es: 'Mensaje', en: 'Message' },
    language: { es: 'Idioma', en: 'Language' },
    readAt: { es: 'Leído', en: 'Read' },
    answeredAt: { es: 'Respondido', en: 'Answered' },
    answeredBy: { es: 'Respondido por', en: 'Answered by' },
    noteCount: { es: 'Notas', en: 'Notes' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
);
