import type { Delivery } from '@vitral/contracts/notifications';
import { CsvFile } from '../csv/csv-file.ts';
import { wordsOf } from '../csv/csv-words.ts';

export const DELIVERIES_CSV = new CsvFile<Delivery>(
  { es: 'envios', en: 'deliveries' },
  {
    createdAt: { es: 'Creado', en: 'Created' },
    channel: { es: 'Canal', en: 'Channel' },
    template: { es: 'Mensaje', en: 'Message' },
    recipient: { es: 'Destinatario', en: 'Recipient' },
    state: { es: 'Estado', en: 'State' },
    attempts: { es: 'Intentos', en: 'Attempts' },
    problem: { es: 'Problema', en: 'Problem' },
    finishedAt: { es: 'Terminado', en: 'Finished' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
  {
    channel: wordsOf({ mail: ['Correo', 'Email'], sms: ['Mensaje de texto (SMS)', 'Text message (SMS)'] }),
    template: wordsOf({
      'account-approved': ['Cuenta aprobada', 'Account approved'],
      'account-changed': ['Aviso de cambios en la cuenta', 'Account change notification'],
      'backup-failure': ['Copia de seguridad fallida', 'Failed backup'],
      'contact-message': ['Mensaje de contacto nuevo', 'New contact message'],
      'contact-reply': ['Respuesta a un mensaje', 'Reply to a message'],
      'notification-summary': ['Avisos del día', 'Notifications of the day'],
      'personal-notification': ['Aviso personal', 'Personal notification'],
      'feed-failure': ['Canal que falla', 'Failing feed'],
      invitation: ['Invitación', 'Invitation'],
      'module-failure': ['Módulo retirado por sus fallos', 'Failing module rolled back'],
      'new-account': ['Cuenta nueva', 'New account'],
      'password-reset': ['Enlace para cambiar la contraseña', 'Password link'],
      'registration-already-registered': ['Ya estaba inscrita', 'Already registered'],
      'registration-cancelled': ['Inscripción cancelada', 'Registration cancelled'],
      'registration-confirm': ['Confirmar una inscripción', 'Confirm a registration'],
      'registration-date-cancelled': ['Fecha cancelada', 'Date cancelled'],
      'registration-date-moved': ['Fecha movida', 'Date moved'],
      'registration-date-restored': ['Fecha recuperada', 'Date restored'],
      'registration-message': ['Mensaje a las personas inscritas', 'Message to registrants'],
      'registration-moved-up': ['Lugar de la lista de espera', 'Place from the waiting list'],
      'registration-registered': ['Inscripción confirmada', 'Registration confirmed'],
      'registration-reminder': ['Recordatorio de una sesión en vivo', 'Reminder of a live session'],
      'registration-series-changed': ['Nuevos horarios', 'New times'],
      'registration-series-ended': ['Sin más fechas', 'No further dates'],
      'registration-waiting': ['Lista de espera', 'Waiting list'],
      'test-message': ['Mensaje de prueba', 'Test message'],
    }),
    state: wordsOf({
      failed: ['Fallido', 'Failed'],
      sent: ['Enviado', 'Sent'],
      waiting: ['En espera', 'Waiting'],
    }),
  },
);
