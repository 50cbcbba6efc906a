import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BackupProblem, Bilingual, ContentLanguage } from '@vitral/contracts';
import { Mails } from '../platform/mail/mails.ts';
import type { Notice } from './notice.ts';
import { Notifications } from './notifications.ts';

interface BackupFailure {
  filename: string;
  problem: BackupProblem;
}

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

type Texts = Pick<Notice, 'subject' | 'paragraphs' | 'text'> & { label: string };

const TEXTS: Record<ContentLanguage, (failure: { filename: string; reason: string }) => Texts> = {
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

/** Notifies the staff who run the site of a failed backup. */
@Injectable()
export class BackupFailureNotices implements OnModuleInit {
  constructor(
    private readonly mails: Mails,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<BackupFailure>('backup-failure', async (failure) => (language) => {
      return this.compose(failure, language);
    });
  }

  private compose({ filename, problem }: BackupFailure, language: ContentLanguage): Notice {
    const reason = (REASONS[problem] ?? OTHER_REASON)[language];
    const { label, ...texts } = TEXTS[language]({ filename, reason });
    return { ...texts, action: { label, address: `${this.mails.siteOrigin()}/admin/backups` } };
  }
}
