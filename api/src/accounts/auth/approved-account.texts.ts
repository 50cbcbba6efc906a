import type { ConsoleLanguage } from '@vitral/contracts/languages';
import { SITE_NAME } from '../../platform/email/email-message.ts';
import type { User } from '../users.entity.ts';

interface Approval {
  subject: string;
  paragraphs: (person: Pick<User, 'name' | 'username'>) => string[];
  label: string;
}

export const APPROVED: Record<ConsoleLanguage, Approval> = {
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
