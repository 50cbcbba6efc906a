import { contactProblems, DEFAULT_LANGUAGE, type ContactMessageInput } from '@vitral/contracts';
import { AppError } from '../platform/errors/app-error.ts';
import { cleanLine, cleanText } from '../platform/validation/text.ts';

/** The form's fields with unchecked values. */
export type SentContactMessage = Partial<Record<keyof ContactMessageInput, unknown>>;

/** Returns the message to store. Throws `request.invalid` with `field:problem` for each invalid field. */
export function readContactMessage(sent: SentContactMessage): ContactMessageInput {
  const message = {
    name: cleanIfText(sent.name, cleanLine),
    email: cleanIfText(sent.email, cleanLine),
    phone: cleanIfText(sent.phone, cleanLine) || null,
    subject: cleanIfText(sent.subject, cleanLine),
    message: cleanIfText(sent.message, cleanText),
    language: cleanIfText(sent.language, cleanLine) ?? DEFAULT_LANGUAGE,
  };
  const fields = Object.entries(contactProblems(message)).map(([field, problem]) => `${field}:${problem}`);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return message as ContactMessageInput;
}

/** Values that are not text stay as they are, for the rules to refuse. */
function cleanIfText(value: unknown, clean: (text: string) => string): unknown {
  return typeof value === 'string' ? clean(value) : value;
}
