import {
  type ContactField as FieldName,
  type ContactKind,
  type ContactProblem,
  OPTIONAL_FIELDS,
} from '@vitral/sdk/contracts/contact-messages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { FormField } from '../forms/form-field.tsx';
import type { TextKey } from '../i18n/texts.ts';
import { useSite } from '../site/site-context.ts';
import { ContactSelect, isSelect } from './contact-select.tsx';

interface ContactFieldProps {
  kind: ContactKind;
  name: FieldName;
  value: string;
  problem: ContactProblem | undefined;
  /** Lets the browser enforce the length limits until hydration; afterwards, scripts report long input instead of truncating it. */
  isBounded: boolean;
  /** Shown below the field unless it has a problem. */
  hint?: string | undefined;
  /** Codes of the countries to choose from, in their order. */
  countries?: readonly string[] | undefined;
}

const ATTRIBUTES = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  invitedBy: { type: 'text', autoComplete: 'off' },
} as const;

const MAX_LENGTHS = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  invitedBy: LIMITS.name,
  message: LIMITS.contactMessage,
};
/** When a component drops a property, Preact sets it to '', which for `maxLength` means 0. */
const UNBOUNDED = 2 ** 31 - 1;

export function ContactField(props: ContactFieldProps) {
  const { kind, name, value, problem, hint } = props;
  const { t } = useSite();
  return (
    <FormField
      id={`${kind}-${name}`}
      name={name}
      label={t(`contact.form.${name}`)}
      isRequired={!OPTIONAL_FIELDS[kind].includes(name)}
      problem={problem && t(problemText(name, problem), { limit: LIMITS.contactMessageMin })}
      hint={hint}
      isWide={name === 'message' || name === 'invitedBy'}
      control={(attributes) => <Control {...props} common={{ ...attributes, defaultValue: value }} />}
    />
  );
}

function Control({ kind, name, isBounded, countries, common }: ContactFieldProps & { common: object }) {
  if (isSelect(name)) return <ContactSelect name={name} countries={countries} attributes={common} />;
  const maxLength = isBounded ? MAX_LENGTHS[name] : UNBOUNDED;
  if (name !== 'message') return <input {...common} {...ATTRIBUTES[name]} maxLength={maxLength} />;
  const minLength = isBounded && kind === 'message' ? LIMITS.contactMessageMin : undefined;
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
  country: { required: 'contact.form.country.required', invalid: 'contact.form.country.required' },
  language: {},
  source: { required: 'contact.form.source.required', invalid: 'contact.form.source.required' },
  invitedBy: { 'too-long': 'contact.form.name.tooLong' },
  message: {
    required: 'contact.form.message.required',
    'too-short': 'contact.form.message.tooShort',
    'too-long': 'contact.form.message.tooLong',
  },
};

function problemText(field: FieldName, problem: ContactProblem): TextKey {
  return TEXTS[field][problem] ?? 'form.unusable';
}
