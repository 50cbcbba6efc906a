import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContentLanguage } from '@vitral/contracts';
import { type EmailMessage, SITE_NAME } from '../../platform/mail/email-message.ts';
import { Mails } from '../../platform/mail/mails.ts';
import { MailLanguage } from '../../site-config/index.ts';
import { User } from './users.entity.ts';

interface Texts {
  subject: string;
  paragraphs: (person: Pick<User, 'name' | 'username'>) => string[];
  label: string;
}

const APPROVED: Record<ContentLanguage, Texts> = {
  es: {
    subject: `Tu cuenta de ${SITE_NAME} ya está activa`,
    paragraphs: ({ name, username }) => [
      `Hola, ${name}:`,
      `Tu cuenta de ${SITE_NAME} ya está aprobada. Puedes entrar con tu nombre de usuario, ${username}, y la contraseña que elegiste al registrarte.`,
    ],
    label: 'Iniciar sesión',
  },
  en: {
    subject: `Your ${SITE_NAME} account is ready`,
    paragraphs: ({ name, username }) => [
      `Hello ${name},`,
      `Your ${SITE_NAME} account was approved. You can log in with your username, ${username}, and the password you chose when you registered.`,
    ],
    label: 'Log in',
  },
};

/** Emails people when an admin has approved their account. */
@Injectable()
export class UsersMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly languages: MailLanguage,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.mails.compose<{ userId: string }>('account-approved', ({ userId }) => this.approved(userId));
  }

  private async approved(id: string): Promise<EmailMessage[]> {
    const user = await this.em.fork().findOne(User, { id, isEnabled: true });
    if (!user?.email) return [];
    const language = await this.languages.of(user);
    const { subject, paragraphs, label } = APPROVED[language];
    const address = `${this.mails.siteOrigin()}/admin`;
    return [{ to: user.email, language, subject, paragraphs: paragraphs(user), action: { label, address } }];
  }
}
