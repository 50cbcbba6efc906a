import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentLanguage } from '@vitral/contracts';
import { Notifications, type NoticeTexts } from '../../notifications/index.ts';
import { SITE_NAME } from '../../platform/mail/email-message.ts';
import { User } from '../users/users.entity.ts';

type Newcomer = Pick<User, 'name' | 'username' | 'email'>;

const TEXTS: Record<ContentLanguage, (newcomer: Newcomer) => NoticeTexts> = {
  es: ({ name, username, email }) => ({
    subject: 'Una cuenta nueva espera aprobación',
    paragraphs: [
      `${name} ha creado una cuenta en ${SITE_NAME}.`,
      `Usuario: ${username}\nCorreo: ${email ?? ''}`,
      'No podrá entrar hasta que alguien la active. Si no conoces a esta persona, puedes eliminar la cuenta.',
    ],
    label: 'Ver las cuentas que esperan',
    text: 'Una cuenta nueva espera que alguien la apruebe.',
  }),
  en: ({ name, username, email }) => ({
    subject: 'A new account awaits approval',
    paragraphs: [
      `${name} has created an account on ${SITE_NAME}.`,
      `Username: ${username}\nEmail: ${email ?? ''}`,
      'They cannot log in until somebody enables the account. If you do not know this person, you can delete it.',
    ],
    label: 'See the accounts awaiting approval',
    text: 'A new account awaits approval.',
  }),
};

/** Notifies the staff who may enable accounts of a registration. */
@Injectable()
export class NewAccountNotices implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.notifications.compose<{ userId: string }>('new-account', async ({ userId }) => {
      const newcomer = await this.em.fork().findOne(User, { id: userId, awaitsApproval: true });
      const page = '/admin/users?state=awaiting-approval';
      return newcomer && ((language) => this.notifications.toNotice(TEXTS[language](newcomer), page));
    });
  }
}
