import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { allows, type ContentLanguage, ROLES } from '@vitral/contracts';
import type { Letter } from '../../platform/mail/letter.ts';
import { Mails } from '../../platform/mail/mails.ts';
import { User } from '../../users/users.entity.ts';
import { MailLanguage } from '../mail-language.ts';

interface Texts {
  subject: string;
  paragraphs: (person: { name: string; username: string; email: string }) => string[];
  label: string;
}

const TEXTS: Record<ContentLanguage, Texts> = {
  es: {
    subject: 'Una cuenta nueva espera aprobación',
    paragraphs: ({ name, username, email }) => [
      `${name} ha creado una cuenta en Vitral.`,
      `Usuario: ${username}\nCorreo: ${email}`,
      'No podrá entrar hasta que alguien la active. Si no conoces a esta persona, puedes eliminar la cuenta.',
    ],
    label: 'Ver las cuentas que esperan',
  },
  en: {
    subject: 'A new account awaits approval',
    paragraphs: ({ name, username, email }) => [
      `${name} has created an account on Vitral.`,
      `Username: ${username}\nEmail: ${email}`,
      'It opens nothing until somebody enables it. If you do not know this person, you can delete the account.',
    ],
    label: 'See the accounts that wait',
  },
};

const APPROVING_ROLES = ROLES.filter((role) => allows(role, 'users.write'));

/** Tells those who may enable accounts that somebody registered. */
@Injectable()
export class NewAccountMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly languages: MailLanguage,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.mails.compose<{ userId: string }>('new-account', (data) => this.write(data));
  }

  private async write({ userId }: { userId: string }): Promise<Letter[]> {
    const em = this.em.fork();
    const newcomer = await em.findOne(User, { id: userId, awaitsApproval: true });
    if (!newcomer) return [];
    const staff = await em.find(User, {
      role: { $in: APPROVING_ROLES },
      isEnabled: true,
      email: { $ne: null },
    });
    return Promise.all(staff.map((admin) => this.letter(newcomer, admin)));
  }

  private async letter({ name, username, email }: User, admin: User): Promise<Letter> {
    const language = await this.languages.of(admin);
    const { subject, paragraphs, label } = TEXTS[language];
    const address = `${this.mails.siteAddress()}/admin/users?state=awaiting-approval`;
    return {
      to: admin.email ?? '',
      language,
      subject,
      paragraphs: paragraphs({ name, username, email: email ?? '' }),
      action: { label, address },
    };
  }
}
