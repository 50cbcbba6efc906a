import type { ContentLanguage } from '@vitral/contracts';
import type { NoticeTexts } from '../../notifications/index.ts';
import { SITE_NAME } from '../../platform/mail/email-message.ts';
import type { User } from '../users/users.entity.ts';

type Newcomer = Pick<User, 'name' | 'username' | 'email'>;

/** The notification of a registration, for the staff who may enable accounts. */
export const NEW_ACCOUNT: Record<ContentLanguage, (newcomer: Newcomer) => NoticeTexts> = {
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
