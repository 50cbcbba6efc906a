import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import { type EmailMessage, SITE_NAME } from '../../platform/email/email-message.ts';
import { Emails } from '../../platform/email/emails.ts';
import { EmailLanguage } from '../../site-config/index.ts';
import { User } from '../users.entity.ts';

interface AccountChange {
  userId: string;
  change:
    | 'password'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'passkey-added'
    | 'passkey-removed'
    | 'new-device';
}

interface Texts {
  greeting: (name: string) => string;
  changes: Record<AccountChange['change'], { subject: string; text: (username: string) => string }>;
  warning: string;
}

const TEXTS: Record<ConsoleLanguage, Texts> = {
  es: {
    greeting: (name) => `Hola, ${name}:`,
    changes: {
      password: {
        subject: 'Tu contraseña ha cambiado',
        text: (username) =>
          `La contraseña de tu cuenta de ${SITE_NAME} (${username}) acaba de cambiar. Las demás sesiones se han cerrado.`,
      },
      'second-factor-on': {
        subject: 'Verificación en dos pasos activada',
        text: (username) =>
          `Se ha activado la verificación en dos pasos de tu cuenta de ${SITE_NAME} (${username}). Al entrar se te pedirá también un código.`,
      },
      'second-factor-off': {
        subject: 'Verificación en dos pasos desactivada',
        text: (username) =>
          `Se ha desactivado la verificación en dos pasos de tu cuenta de ${SITE_NAME} (${username}). Para entrar basta con la contraseña.`,
      },
      'passkey-added': {
        subject: 'Llave de acceso añadida',
        text: (username) =>
          `Se ha añadido una llave de acceso a tu cuenta de ${SITE_NAME} (${username}). Con ella se puede entrar sin contraseña. Las demás sesiones se han cerrado.`,
      },
      'passkey-removed': {
        subject: 'Llave de acceso eliminada',
        text: (username) =>
          `Se ha eliminado una llave de acceso de tu cuenta de ${SITE_NAME} (${username}), o varias. Ya no sirven para entrar. Puedes ver las que quedan en tu perfil.`,
      },
      'new-device': {
        subject: 'Inicio de sesión desde un dispositivo nuevo',
        text: (username) =>
          `Alguien acaba de entrar en tu cuenta de ${SITE_NAME} (${username}) con un navegador que no se había usado antes para ella. Puedes ver y cerrar tus sesiones en tu perfil.`,
      },
    },
    warning: 'Si no has sido tú, avisa cuanto antes a quien administra el sitio.',
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    changes: {
      password: {
        subject: 'Your password was changed',
        text: (username) =>
          `The password of your ${SITE_NAME} account (${username}) was just changed. Other sessions have ended.`,
      },
      'second-factor-on': {
        subject: 'Two-step verification turned on',
        text: (username) =>
          `Two-step verification was turned on for your ${SITE_NAME} account (${username}). From now on you are asked for a code as well when you log in.`,
      },
      'second-factor-off': {
        subject: 'Two-step verification turned off',
        text: (username) =>
          `Two-step verification was turned off for your ${SITE_NAME} account (${username}). Your password is enough to log in.`,
      },
      'passkey-added': {
        subject: 'A passkey was added',
        text: (username) =>
          `A passkey was added to your ${SITE_NAME} account (${username}). It logs in without a password. Other sessions have ended.`,
      },
      'passkey-removed': {
        subject: 'A passkey was removed',
        text: (username) =>
          `A passkey of your ${SITE_NAME} account (${username}) was removed, or several. It can no longer be used to log in. You can see the remaining ones in your profile.`,
      },
      'new-device': {
        subject: 'A login from a new device',
        text: (username) =>
          `Somebody just logged in to your ${SITE_NAME} account (${username}) with a browser that had not been used for it before. You can see and end your sessions in your profile.`,
      },
    },
    warning: 'If this was not you, tell the people who run the site as soon as you can.',
  },
};

interface Approval {
  subject: string;
  paragraphs: (person: Pick<User, 'name' | 'username'>) => string[];
  label: string;
}

const APPROVED: Record<ConsoleLanguage, Approval> = {
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

/**
 * Emails people when an admin has approved their account, when their password, passkeys or second factor change, or when a new browser
 * logs in.
 */
@Injectable()
export class AccountEmails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly languages: EmailLanguage,
    private readonly emails: Emails,
  ) {}

  onModuleInit(): void {
    this.emails.compose<AccountChange>('account-changed', (change) => this.changed(change));
    this.emails.compose<{ userId: string }>('account-approved', ({ userId }) => this.approved(userId));
  }

  private async changed({ userId, change }: AccountChange): Promise<EmailMessage[]> {
    const user = await this.em.fork().findOne(User, { id: userId });
    if (!user?.email) return [];
    const language = await this.languages.of(user);
    const { greeting, changes, warning } = TEXTS[language];
    const { subject, text } = changes[change];
    return [
      { to: user.email, language, subject, paragraphs: [greeting(user.name), text(user.username), warning] },
    ];
  }

  private async approved(id: string): Promise<EmailMessage[]> {
    const user = await this.em.fork().findOne(User, { id, isEnabled: true });
    if (!user?.email) return [];
    const language = await this.languages.of(user);
    const { subject, paragraphs, label } = APPROVED[language];
    const url = `${this.emails.siteOrigin()}/admin`;
    return [
      { to: user.email, language, subject, paragraphs: paragraphs(user), action: { label, address: url } },
    ];
  }
}
