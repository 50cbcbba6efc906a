import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ConsoleLanguage, LANGUAGE_FACTS } from '@vitral/contracts/languages';
import { DateTime } from 'luxon';
import { type EmailMessage, SITE_NAME } from '../../platform/email/email-message.ts';
import { Emails } from '../../platform/email/emails.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { EmailLanguage } from '../../site-config/index.ts';
import { ROLE_NAMES } from '../role-names.ts';
import { User } from '../users.entity.ts';
import { APPROVED } from './approved-account.texts.ts';

interface AccountChange {
  userId: string;
  change:
    | 'password'
    | 'second-factor-on'
    | 'second-factor-off'
    | 'recovery-codes'
    | 'passkey-added'
    | 'passkey-removed'
    | 'linked-login'
    | 'unlinked-login'
    | 'new-device'
    | 'failure-burst'
    | 'username'
    | 'email'
    | 'role';
  /** The former email address, which learns of the change as well. */
  former?: string;
}

interface ChangeTexts {
  subject: string;
  text: (username: string, role: string) => string;
  /** Takes the place of the warning of most changes, for those that people can undo themselves. */
  warning?: string;
}

interface Texts {
  greeting: (name: string) => string;
  changes: Record<AccountChange['change'], ChangeTexts>;
  when: (time: string) => string;
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
          `Se ha desactivado la verificación en dos pasos de tu cuenta de ${SITE_NAME} (${username}). Al entrar ya no se pedirá un código, y los códigos de recuperación ya no sirven.`,
        warning:
          'Si no has sido tú ni lo has pedido, cambia la contraseña en tu perfil, vuelve a activar la verificación y avisa cuanto antes a quien administra el sitio.',
      },
      'recovery-codes': {
        subject: 'Códigos de recuperación nuevos',
        text: (username) =>
          `Se han creado códigos de recuperación nuevos para tu cuenta de ${SITE_NAME} (${username}). Cada uno sirve una vez, en lugar del código de la aplicación. Los anteriores ya no sirven.`,
        warning:
          'Si no has sido tú, cambia la contraseña en tu perfil, crea otros códigos y avisa cuanto antes a quien administra el sitio.',
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
      'linked-login': {
        subject: 'Acceso vinculado',
        text: (username) =>
          `Se ha vinculado a tu cuenta de ${SITE_NAME} (${username}) el acceso de un proveedor de identidad. Desde ahora también se entra con él. Puedes verlo en tu perfil.`,
      },
      'unlinked-login': {
        subject: 'Acceso desvinculado',
        text: (username) =>
          `Se ha desvinculado de tu cuenta de ${SITE_NAME} (${username}) el acceso de un proveedor de identidad. Ya no sirve para entrar.`,
      },
      'new-device': {
        subject: 'Inicio de sesión desde un dispositivo nuevo',
        text: (username) =>
          `Alguien acaba de entrar en tu cuenta de ${SITE_NAME} (${username}) con un navegador que no se había usado antes para ella. Puedes ver y cerrar tus sesiones en tu perfil.`,
      },
      'failure-burst': {
        subject: 'Muchos intentos de entrar en tu cuenta',
        text: (username) =>
          `Se han rechazado muchos intentos de entrar en tu cuenta de ${SITE_NAME} (${username}) en poco tiempo. Esos intentos no dieron acceso. Si usas la misma contraseña en otro sitio, cámbiala. Puedes ver los intentos en tu perfil. Este aviso llega una vez al día como mucho.`,
      },
      username: {
        subject: 'Tu nombre de usuario ha cambiado',
        text: (username) =>
          `Un administrador ha cambiado el nombre de usuario de tu cuenta de ${SITE_NAME}: ahora es ${username}. Tus sesiones se han cerrado.`,
      },
      email: {
        subject: 'El correo de tu cuenta ha cambiado',
        text: (username) =>
          `Un administrador ha cambiado la dirección de correo de tu cuenta de ${SITE_NAME} (${username}). Los avisos y los enlaces para elegir contraseña llegan desde ahora a la dirección nueva.`,
      },
      role: {
        subject: 'Tu rol ha cambiado',
        text: (username, role) =>
          `Un administrador ha cambiado el rol de tu cuenta de ${SITE_NAME} (${username}). Ahora es: ${role}. Tus sesiones se han cerrado.`,
      },
    },
    when: (time) => `Fecha y hora: ${time}.`,
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
          `Two-step verification was turned off for your ${SITE_NAME} account (${username}). You are no longer asked for a code when you log in, and the recovery codes no longer work.`,
        warning:
          'If this was neither you nor done for you, change your password in your profile, turn the verification on again, and tell the people who run the site as soon as you can.',
      },
      'recovery-codes': {
        subject: 'New recovery codes',
        text: (username) =>
          `New recovery codes were created for your ${SITE_NAME} account (${username}). Each of them works once, in place of the code of the app. The former ones no longer work.`,
        warning:
          'If this was not you, change your password in your profile, create other codes, and tell the people who run the site as soon as you can.',
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
      'linked-login': {
        subject: 'A login was linked',
        text: (username) =>
          `The login of an identity provider was linked to your ${SITE_NAME} account (${username}). From now on it opens the account as well. You can see it in your profile.`,
      },
      'unlinked-login': {
        subject: 'A login was unlinked',
        text: (username) =>
          `The login of an identity provider was unlinked from your ${SITE_NAME} account (${username}). It no longer opens the account.`,
      },
      'new-device': {
        subject: 'A login from a new device',
        text: (username) =>
          `Somebody just logged in to your ${SITE_NAME} account (${username}) with a browser that had not been used for it before. You can see and end your sessions in your profile.`,
      },
      'failure-burst': {
        subject: 'Many attempts to log in to your account',
        text: (username) =>
          `Many attempts to log in to your ${SITE_NAME} account (${username}) were refused within a short time. Those attempts gave no access. If you use the same password elsewhere, change it. You can see the attempts in your profile. This email is sent once a day at most.`,
      },
      username: {
        subject: 'Your username was changed',
        text: (username) =>
          `An administrator changed the username of your ${SITE_NAME} account. It is now ${username}. Your sessions have ended.`,
      },
      email: {
        subject: 'The email address of your account was changed',
        text: (username) =>
          `An administrator changed the email address of your ${SITE_NAME} account (${username}). From now on, notices and links for choosing a password go to the new address.`,
      },
      role: {
        subject: 'Your role was changed',
        text: (username, role) =>
          `An administrator changed the role of your ${SITE_NAME} account (${username}). It is now: ${role}. Your sessions have ended.`,
      },
    },
    when: (time) => `Date and time: ${time}.`,
    warning: 'If this was not you, tell the people who run the site as soon as you can.',
  },
};

/**
 * Emails people when an admin has approved their account, when their password, passkeys, second factor, recovery codes, username, email
 * address or role change, when a new browser logs in, or when many logins were refused.
 */
@Injectable()
export class AccountEmails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly languages: EmailLanguage,
    private readonly emails: Emails,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.emails.compose<AccountChange>('account-changed', (change, at) => this.changed(change, at));
    this.emails.compose<{ userId: string }>('account-approved', ({ userId }) => this.approved(userId));
  }

  private async changed({ userId, change, former }: AccountChange, at: Date): Promise<EmailMessage[]> {
    const user = await this.em.fork().findOne(User, { id: userId });
    const addresses = [former, user?.email].filter((one) => typeof one === 'string');
    if (!user || addresses.length === 0) return [];
    const language = await this.languages.of(user);
    const { greeting, changes, when, warning: usual } = TEXTS[language];
    const { subject, text, warning = usual } = changes[change];
    const role = ROLE_NAMES[user.role][language];
    const time = timeText(at, { language, zone: (await this.settings.current()).timeZone });
    const paragraphs = [greeting(user.name), text(user.username, role), when(time), warning];
    return addresses.map((to) => ({ to, language, subject, paragraphs }));
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

/** "30 de noviembre de 2026, 08:05 (tiempo universal coordinado)", in the site's time zone. */
function timeText(at: Date, { language, zone }: { language: ConsoleLanguage; zone: string }): string {
  const local = DateTime.fromMillis(at.getTime(), { zone, locale: LANGUAGE_FACTS[language].locale });
  return `${local.toLocaleString(DateTime.DATE_FULL)}, ${local.toFormat('HH:mm')} (${local.offsetNameLong ?? zone})`;
}
