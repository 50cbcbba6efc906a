import {
  CONTACT_SUBJECTS,
  type ContactField as FieldName,
  type ContactProblem,
} from '@vitral/contracts/contact-messages';
import { LIMITS } from '@vitral/contracts/limits';
import { FormField } from '../forms/form-field.tsx';
import type { TextKey } from '../i18n/texts.ts';
import { useSite } from '../site/site-context.ts';

interface ContactFieldProps {
  name: FieldName;
  value: string;
  problem: ContactProblem | undefined;
  /** Lets the browser enforce the length limits until hydration; scripts report long input instead of cutting it off. */
  isBounded: boolean;
  /** Shown below the field while it has no problem. */
  hint?: string | undefined;
}

const ATTRIBUTES = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

const MAX_LENGTHS = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.contactMessage,
};
/** Preact sets a property that a component no longer has to '', which for `maxLength` means 0. */
const UNBOUNDED = 2 ** 31 - 1;

export function ContactField({ name, value, problem, isBounded, hint }: ContactFieldProps) {
  const { t } = useSite();
  return (
    <FormField
      id={`contact-${name}`}
      name={name}
      label={t(`contact.form.${name}`)}
      isRequired={name !== 'phone'}
      problem={problem && t(problemText(name, problem), { limit: LIMITS.contactMessageMin })}
      hint={hint}
      isWide={name === 'message'}
      control={(attributes) => (
        <Control name={name} isBounded={isBounded} common={{ ...attributes, defaultValue: value }} />
      )}
    />
  );
}

function Control({ name, isBounded, common }: { name: FieldName; isBounded: boolean; common: object }) {
  const { t } = useSite();
  if (name === 'subject') {
    return (
      <select {...common}>
        <option value="">{t('contact.form.subject.choose')}</option>
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`contact.subjects.${subject}`)}
          </option>
        ))}
      </select>
    );
  }
  const maxLength = isBounded ? MAX_LENGTHS[name] : UNBOUNDED;
  if (name !== 'message') return <input {...common} {...ATTRIBUTES[name]} maxLength={maxLength} />;
  const minLength = isBounded ? LIMITS.contactMessageMin : undefined;
  return <textarea {...common} rows={6} autoComplete="off" minLength={minLength} maxLength={maxLength} />;
}

const TEXTS: Record<FieldName, Partial<Record<ContactProblem, TextKey>>> = {
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

function problemText(field: FieldName, problem: ContactProblem): TextKey {
  return TEXTS[field][problem] ?? 'form.unusable';
}
