import type { ContactMessage } from '@vitral/contracts/contact-messages';
import { CsvFile } from '../platform/csv/csv-file.ts';
import { COUNTRY_NAMES, LANGUAGE_NAMES, YES_NO, wordsOf } from '../platform/csv/csv-words.ts';

export const CONTACT_MESSAGES_CSV = new CsvFile<ContactMessage>(
  { es: 'mensajes', en: 'messages' },
  {
    createdAt: { es: 'Recibido', en: 'Received' },
    kind: { es: 'Tipo', en: 'Kind' },
    status: { es: 'Estado', en: 'Status' },
    isOverdue: { es: 'Atrasado', en: 'Overdue' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo electrónico', en: 'Email' },
    phone: { es: 'Teléfono', en: 'Phone' },
    subject: { es: 'Asunto', en: 'Subject' },
    message: { es: 'Mensaje', en: 'Message' },
    language: { es: 'Idioma', en: 'Language' },
    country: { es: 'País', en: 'Country' },
    source: { es: 'Cómo nos conoció', en: 'Heard of us through' },
    invitedBy: { es: 'Quién le invitó', en: 'Invited by' },
    sharedTitle: { es: 'Material compartido', en: 'Shared material' },
    assignee: { es: 'Responsable', en: 'Assignee' },
    readAt: { es: 'Leído', en: 'Read' },
    answeredAt: { es: 'Respondido', en: 'Answered' },
    answeredBy: { es: 'Respondido por', en: 'Answered by' },
    noteCount: { es: 'Notas', en: 'Notes' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    kind: wordsOf({
      join: ['Solicitud para unirse', 'Request to join'],
      message: ['Mensaje', 'Message'],
      lead: ['Contacto de un enlace', 'Lead'],
    }),
    status: wordsOf({ answered: ['Respondido', 'Answered'], new: ['Nuevo', 'New'], read: ['Leído', 'Read'] }),
    isOverdue: YES_NO,
    subject: wordsOf({
      business: ['Oportunidad de negocio', 'Business opportunity'],
      general: ['Consulta general', 'General enquiry'],
      other: ['Otro', 'Other'],
      partnership: ['Colaboración', 'Partnership'],
      support: ['Ayuda', 'Support'],
    }),
    language: LANGUAGE_NAMES,
    country: COUNTRY_NAMES,
    source: wordsOf({
      event: ['En un evento', 'At an event'],
      friend: ['Por alguien que conoce', 'From somebody they know'],
      other: ['De otra manera', 'In another way'],
      search: ['En un buscador', 'Through a search engine'],
      'social-network': ['En una red social', 'On a social network'],
    }),
  },
);
