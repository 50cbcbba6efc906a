import { contactProblems, DEFAULT_LANGUAGE, type ContactMessageInput } from '@vitral/contracts';
import { AppError } from '../platform/errors/app-error.ts';
import { cleanLine, cleanText } from '../platform/validation/text.ts';

/** What came under the names of the form's fields, whatever it is. */
export type SentContactMessage = Partial<Record<keyof ContactMessageInput, unknown>>;

/** The message as it is stored; throws `request.invalid` with `field:problem` for each field that is wrong. */
export function readContactMessage(sent: SentContactMessage): ContactMessageInput {
  const message = {
    name: cleaned(sent.name, cleanLine),
    email: cleaned(sent.email, cleanLine),
    phone: cleaned(sent.phone, cleanLine) || null,
    subject: cleaned(sent.subject, cleanLine),
    message: cleaned(sent.message, cleanText),
    language: cleaned(sent.language, cleanLine) ?? DEFAULT_LANGUAGE,
  };
  const fields = Object.entries(contactProblems(message)).map(([field, problem]) => `${field}:${problem}`);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return message as ContactMessageInput;
}

/** Whatever is no text stays as it is, for the rules to refuse. */
function cleaned(value: unknown, clean: (text: string) => string): unknown {
  return typeof value === 'string' ? clean(value) : value;
}
