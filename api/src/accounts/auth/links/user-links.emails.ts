import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConsoleLanguage, Language } from '@vitral/contracts/languages';
import type { UserLinkKind } from '@vitral/contracts/users';
import { type EmailMessage, SITE_NAME } from '../../../platform/email/email-message.ts';
import { Emails } from '../../../platform/email/emails.ts';
import { EmailLanguage } from '../../../site-config/index.ts';
import { User, UserLink } from '../../users.entity.ts';
import { UserLinks } from './user-links.service.ts';

interface LinkEmail {
  linkId: string;
  /** The language of the page on which the email was requested. */
  language?: Language;
}

interface Texts {
  subject: string;
  paragraphs: (person: { name: string; username: string; timeLeftText: string }) => string[];
  label: string;
}

const TEXTS: Record<UserLinkKind, Record<ConsoleLanguage, Texts>> = {
  invitation: {
    es: {
      subject: `Tu cuenta en ${SITE_NAME}`,
      paragraphs: ({ name, username, timeLeftText }) => [
        `Hola, ${name}:`,
        `Ya tienes una cuenta en ${SITE_NAME}. Tu nombre de usuario es ${username}.`,
        `Para empezar, elige tu contraseña. El enlace sirve una sola vez y caduca en ${timeLeftText}.`,
        'Si no esperabas este mensaje, no hace falta que hagas nada.',
      ],
      label: 'Elegir contraseña',
    },
    en: {
      subject: `Your ${SITE_NAME} account`,
      paragraphs: ({ name, username, timeLeftText }) => [
        `Hello ${name},`,
        `You now have an account on ${SITE_NAME}. Your username is ${username}.`,
        `To begin, choose your password. The link works once and expires in ${timeLeftText}.`,
        'If you did not expect this message, there is nothing you need to do.',
      ],
      label: 'Choose a password',
    },
  },
  'password-reset': {
    es: {
      subject: 'Elige una contraseña nueva',
      paragraphs: ({ name, username, timeLeftText }) => [
        `Hola, ${name}:`,
        `Se ha pedido una contraseña nueva para tu cuenta de ${SITE_NAME} (${username}).`,
        `Puedes elegirla con este enlace, que sirve una sola vez y caduca en ${timeLeftText}.`,
        'Si no la has pedido, no hagas nada: tu contraseña sigue siendo la misma.',
      ],
      label: 'Elegir una contraseña nueva',
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: ({ name, username, timeLeftText }) => [
        `Hello ${name},`,
        `A new password was requested for your ${SITE_NAME} account (${username}).`,
        `You can choose one with this link, which works once and expires in ${timeLeftText}.`,
        'If you did not ask for it, do nothing: your password stays the same.',
      ],
      label: 'Choose a new password',
    },
  },
};

/** Writes the emails that contain a link. Reads the link when the email is sent, since it may have been replaced or extended. */
@Injectable()
export class UserLinksEmails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly languages: EmailLanguage,
    private readonly links: UserLinks,
    private readonly emails: Emails,
  ) {}

  onModuleInit(): void {
    this.emails.compose<LinkEmail>('invitation', (email) => this.write('invitation', email));
    this.emails.compose<LinkEmail>('password-reset', (email) => this.write('password-reset', email));
  }

  private async write(
    kind: UserLinkKind,
    { linkId, language: requested }: LinkEmail,
  ): Promise<EmailMessage[]> {
    const em = this.em.fork();
    const link = await em.findOne(UserLink, { id: linkId, kind, expiresAt: { $gt: new Date() } });
    const user = link && (await em.findOne(User, { id: link.user, isEnabled: true }));
    if (!link || !user?.email) return [];

    const language = await this.languages.of(user, requested);
    const { subject, paragraphs, label } = TEXTS[kind][language];
    const timeLeftText = timeLeft(link.expiresAt, language);
    return [
      {
        to: user.email,
        language,
        subject,
        paragraphs: paragraphs({ name: user.name, username: user.username, timeLeftText }),
        action: { label, address: this.links.urlOf(link) },
      },
    ];
  }
}

const UNITS = [
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** Formats the time left, such as `7 días`, in the largest unit of which at least two are left. */
export function timeLeft(until: Date, language: ConsoleLanguage, now = Date.now()): string {
  const minutes = Math.max(1, Math.round((until.getTime() - now) / 60_000));
  const { unit, minutes: size } = UNITS.find((one) => minutes >= 2 * one.minutes - 1) ?? UNITS[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.round(minutes / size));
}
