import type { ContactField, ContactProblem } from '@vitral/contracts';
import type { TextKey } from '../i18n/texts.ts';

const TEXTS: Record<ContactField, Partial<Record<ContactProblem, TextKey>>> = {
  name: { required: 'contact.form.name.required', 'too-long': 'contact.form.name.tooLong' },
  email: {
    required: 'contact.form.email.required',
    invalid: 'contact.form.email.invalid',
    'too-long': 'contact.form.email.invalid',
  },
  phone: { 'too-long': 'contact.form.phone.tooLong' },
  subject: { required: 'contact.form.subject.required', invalid: 'contact.form.subject.required' },
  message: {
    required: 'contact.form.message.required',
    'too-short': 'contact.form.message.tooShort',
    'too-long': 'contact.form.message.tooLong',
  },
};

/** Returns the message of a field's problem. */
export function problemText(field: ContactField, problem: ContactProblem): TextKey {
  return TEXTS[field][problem] ?? 'contact.form.unusable';
}
