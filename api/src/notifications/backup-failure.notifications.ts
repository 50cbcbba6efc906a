import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BackupProblem } from '@vitral/contracts/backups';
import type { Bilingual, ConsoleLanguage } from '@vitral/contracts/languages';
import type { NotificationTexts } from './notification-content.ts';
import { Notifications } from './notifications.ts';

const REASONS: Partial<Record<BackupProblem, Bilingual>> = {
  'storage-full': {
    es: 'No quedaba sitio donde guardarla.',
    en: 'There was no space left to store it.',
  },
  'missing-file': {
    es: 'Falta un archivo que debería estar en la copia.',
    en: 'A file that belongs in the backup is missing.',
  },
  interrupted: {
    es: 'El servidor se detuvo mientras se hacía.',
    en: 'The server stopped while it was being made.',
  },
};
const OTHER_REASON: Bilingual = {
  es: 'El registro del servidor dice por qué.',
  en: 'The server log says why.',
};

const TEXTS: Record<ConsoleLanguage, (failure: { filename: string; reason: string }) => NotificationTexts> = {
  es: ({ filename, reason }) => ({
    subject: 'Ha fallado una copia de seguridad',
    paragraphs: [
      `No se ha podido hacer la copia de seguridad ${filename}. ${reason}`,
      'Las copias anteriores siguen intactas. Cuando hayas resuelto el problema, haz una copia nueva desde la consola.',
    ],
    label: 'Ver las copias de seguridad',
    text: 'Ha fallado una copia de seguridad.',
  }),
  en: ({ filename, reason }) => ({
    subject: 'A backup has failed',
    paragraphs: [
      `The backup ${filename} could not be made. ${reason}`,
      'Earlier backups are untouched. Once you have solved the problem, make a new one in the console.',
    ],
    label: 'See the backups',
    text: 'A backup has failed.',
  }),
};

/** Notifies the staff who operate the site of a failed backup. */
@Injectable()
export class BackupFailureNotifications implements OnModuleInit {
  constructor(private readonly notifications: Notifications) {}

  onModuleInit(): void {
    this.notifications.compose<{ filename: string; problem: BackupProblem }>(
      'backup-failure',
      async ({ filename, problem }) =>
        (language) => {
          const reason = (REASONS[problem] ?? OTHER_REASON)[language];
          return this.notifications.toContent(TEXTS[language]({ filename, reason }), '/admin/backups');
        },
    );
  }
}
