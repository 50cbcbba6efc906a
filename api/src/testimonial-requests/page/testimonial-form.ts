import { createHash } from 'node:crypto';
import { isEmail } from '@vitral/contracts/email';
import { isLanguage, type Language } from '@vitral/contracts/languages';
import { LIMITS, RATING } from '@vitral/contracts/limits';
import { CONSENT_VERSION, consentText } from '@vitral/contracts/testimonial-consents';
import { cleanLine, cleanText } from '../../platform/validation/text.ts';
import type { ReceivedTestimonial } from '../../testimonials/index.ts';

/** Fields of the form, in display order. */
export const FORM_FIELDS = [
  'text',
  'rating',
  'name',
  'position',
  'picture',
  'locale',
  'email',
  'consent',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** `changed`: the text to agree to has changed since the person read it. The last three concern the picture. */
export type FormProblem =
  'required' | 'invalid' | 'too-long' | 'changed' | 'no-picture' | 'too-large' | 'choose-again';

/** The picture is not among them: browsers do not send it again. */
export type FormValues = Record<Exclude<FormField, 'picture'>, string>;
export type FormProblems = Partial<Record<FormField, FormProblem>>;

type TypedField = Exclude<keyof FormValues, 'rating' | 'locale' | 'consent'>;

export const FORM_LENGTHS: Record<TypedField, number> = {
  text: LIMITS.testimonialText,
  name: LIMITS.name,
  position: LIMITS.position,
  email: LIMITS.email,
};

export const RATINGS = Array.from({ length: RATING.max }, (_, index) => String(RATING.max - index));

/** Matches text without visible characters, such as a zero-width space. */
const BLANK = /^[\s\p{Cc}\p{Cf}]*$/u;

export const noValues = (locale: Language): FormValues => ({
  text: '',
  rating: '',
  name: '',
  position: '',
  locale,
  email: '',
  consent: '',
});

/** Returns the values of a sent form without invisible characters; values that are not text are empty. */
export function readForm(fields: Record<string, unknown>, language: Language): FormValues {
  const read = (field: keyof FormValues) => {
    const value = fields[field];
    const text = typeof value === 'string' ? (field === 'text' ? cleanText : cleanLine)(value) : '';
    return BLANK.test(text) ? '' : text;
  };
  const values = Object.fromEntries(
    FORM_FIELDS.flatMap((field) => (field === 'picture' ? [] : [[field, read(field)]])),
  ) as FormValues;
  return {
    ...values,
    rating: RATINGS.includes(values.rating) ? values.rating : '',
    locale: isLanguage(values.locale) ? values.locale : language,
  };
}

/** Returns the problem of each invalid field. `agreement` is the text that the form shows now. */
export function formProblems(values: FormValues, agreement: string): FormProblems {
  const problems: FormProblems = {};
  for (const field of ['text', 'rating', 'name', 'consent'] as const)
    if (!values[field]) problems[field] = 'required';
  if (values.email && !isEmail(values.email)) problems.email = 'invalid';
  if (values.consent && values.consent !== markOf(agreement)) problems.consent = 'changed';
  for (const field of ['text', 'name', 'position', 'email'] as const)
    if (values[field].length > FORM_LENGTHS[field]) problems[field] = 'too-long';
  return problems;
}

/** Value of the checkbox: identifies the text beside it, so that nobody agrees to another text. */
export const markOf = (agreement: string): string =>
  createHash('sha256').update(agreement).digest('base64url').slice(0, 16);

/** Returns the meaning of valid values, in a form whose page was in `language`. */
export function receivedOf(values: FormValues, language: Language, siteName: string): ReceivedTestimonial {
  const { name, position, email, text, rating, locale } = values;
  return {
    name,
    position: position || null,
    email: email || null,
    quotation: text,
    rating: Number(rating),
    locale: locale as Language,
    consentText: consentText(language, siteName),
    consentVersion: CONSENT_VERSION,
    language,
  };
}
