import type { ContentLanguage } from '@vitral/contracts';
import type { Notice } from './notice.ts';

type Texts = Pick<Notice, 'subject' | 'paragraphs' | 'text'> & { label: string };

export const TEST_MESSAGE: Record<ContentLanguage, Texts> = {
  es: {
    subject: 'Mensaje de prueba',
    paragraphs: [
      'Este es un mensaje de prueba que alguien ha pedido en los ajustes del sitio.',
      'Si lo estás leyendo, los avisos por correo llegan bien.',
    ],
    label: 'Abrir los ajustes',
    text: 'Mensaje de prueba. Los avisos por SMS llegan bien.',
  },
  en: {
    subject: 'Test message',
    paragraphs: [
      'This is a test message that somebody asked for in the settings of the site.',
      'If you are reading it, notifications by email get through.',
    ],
    label: 'Open the settings',
    text: 'Test message. Notifications by SMS get through.',
  },
};
