import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { PersonalNotificationKind } from '@vitral/contracts/personal-notifications';

interface NamedNotification {
  kind: PersonalNotificationKind;
  /** Null for the server. */
  who: string | null;
  /** Null for an item that is deleted. */
  item: string | null;
}

interface Texts {
  line: Record<PersonalNotificationKind, (who: string, item: string) => string>;
  somebody: string;
  /** Sender of a message that is deleted. */
  goneVisitor: string;
  goneItem: string;
  openMessage: string;
  open: string;
  openImport: string;
  /** Subject of the daily email. */
  summary: (count: number) => string;
  more: (count: number) => string;
  openConsole: string;
  choice: string;
}

const TEXTS: Record<ConsoleLanguage, Texts> = {
  es: {
    line: {
      assigned: (who, item) => `${who} te asignó el mensaje de ${item}.`,
      mentioned: (who, item) => `${who} te mencionó en una nota al mensaje de ${item}.`,
      'reply-failed': (_, item) => `Tu respuesta al mensaje de ${item} no se pudo enviar.`,
      'comment-mentioned': (who, item) => `${who} te mencionó en un comentario a ${item}.`,
      commented: (who, item) => `${who} comentó ${item}.`,
      'review-requested': (who, item) => `${who} te pide que revises ${item}.`,
      'review-approved': (who, item) => `${who} aprobó ${item}.`,
      'changes-requested': (who, item) => `${who} pidió cambios en ${item}.`,
      imported: (_, item) => `La importación de ${item} ha terminado.`,
      'import-failed': (_, item) => `La importación de ${item} no se pudo hacer: no se añadió nada.`,
    },
    somebody: 'Alguien',
    goneVisitor: 'un visitante',
    goneItem: 'un elemento eliminado',
    openMessage: 'Abrir el mensaje',
    open: 'Abrir',
    openImport: 'Ver la importación',
    summary: (count) => (count === 1 ? 'Tienes 1 aviso sin leer' : `Tienes ${count} avisos sin leer`),
    more: (count) => (count === 1 ? 'Y 1 aviso más.' : `Y ${count} avisos más.`),
    openConsole: 'Abrir la consola',
    choice: 'En tu perfil eliges si recibes estos correos.',
  },
  en: {
    line: {
      assigned: (who, item) => `${who} assigned you the message from ${item}.`,
      mentioned: (who, item) => `${who} mentioned you in a note on the message from ${item}.`,
      'reply-failed': (_, item) => `Your reply to the message from ${item} could not be sent.`,
      'comment-mentioned': (who, item) => `${who} mentioned you in a comment on ${item}.`,
      commented: (who, item) => `${who} commented on ${item}.`,
      'review-requested': (who, item) => `${who} asks you to review ${item}.`,
      'review-approved': (who, item) => `${who} approved ${item}.`,
      'changes-requested': (who, item) => `${who} requested changes to ${item}.`,
      imported: (_, item) => `The import of ${item} is done.`,
      'import-failed': (_, item) => `The import of ${item} failed: nothing was added.`,
    },
    somebody: 'Somebody',
    goneVisitor: 'a visitor',
    goneItem: 'a deleted item',
    openMessage: 'Open the message',
    open: 'Open',
    openImport: 'See the import',
    summary: (count) =>
      count === 1 ? 'You have 1 unread notification' : `You have ${count} unread notifications`,
    more: (count) => (count === 1 ? 'And 1 more notification.' : `And ${count} more notifications.`),
    openConsole: 'Open the console',
    choice: 'In your profile you choose whether you receive these emails.',
  },
};

interface EmailTexts {
  subject: string;
  paragraphs: string[];
  label: string;
}

/** Kinds that are about a contact message. */
const ABOUT_MESSAGE: readonly PersonalNotificationKind[] = ['assigned', 'mentioned', 'reply-failed'];

function lineOf(texts: Texts, { kind, who, item }: NamedNotification): string {
  const gone = ABOUT_MESSAGE.includes(kind) ? texts.goneVisitor : texts.goneItem;
  return texts.line[kind](who ?? texts.somebody, item ?? gone);
}

/** Returns the email about one notification. */
export function singleTexts(language: ConsoleLanguage, notification: NamedNotification): EmailTexts {
  const texts = TEXTS[language];
  const line = lineOf(texts, notification);
  const isImport = ['imported', 'import-failed'].includes(notification.kind);
  const isMessage = ABOUT_MESSAGE.includes(notification.kind);
  const label = isImport ? texts.openImport : isMessage ? texts.openMessage : texts.open;
  return { subject: line.replace(/\.$/, ''), paragraphs: [line, texts.choice], label };
}

/** Notifications that a daily email lists; it counts the others. */
export const LISTED = 20;

/** Returns the daily email. */
export function summaryTexts(language: ConsoleLanguage, notifications: NamedNotification[]): EmailTexts {
  const texts = TEXTS[language];
  const count = notifications.length;
  const lines = notifications.slice(0, LISTED).map((each) => lineOf(texts, each));
  const more = count > LISTED ? [texts.more(count - LISTED)] : [];
  return {
    subject: texts.summary(count),
    paragraphs: [...lines, ...more, texts.choice],
    label: texts.openConsole,
  };
}
