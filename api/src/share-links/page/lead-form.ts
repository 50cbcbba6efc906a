import { isEmail } from '@vitral/contracts/email';
import { LIMITS } from '@vitral/contracts/limits';
import { cleanLine, cleanText } from '../../platform/validation/text.ts';

/** Fields of the form, in display order. */
export const LEAD_FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** `unreachable`: neither an email nor a phone number was given. */
export type LeadProblem = 'required' | 'invalid' | 'too-long' | 'unreachable';

export type LeadValues = Record<LeadField, string>;
export type LeadProblems = Partial<Record<LeadField, LeadProblem>>;

export const LEAD_LENGTHS: Record<LeadField, number> = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.contactMessage,
};

export const NO_LEAD: LeadValues = { name: '', email: '', phone: '', message: '' };

const MIN_PHONE_DIGITS = 5;
/** Matches text without visible characters, such as a zero-width space. */
const BLANK = /^[\s\p{Cc}\p{Cf}]*$/u;

/** Returns the values of a sent form without invisible characters; values that are not text are empty. */
export function readLead(fields: Record<string, unknown>): LeadValues {
  const read = (field: LeadField) => {
    const value = fields[field];
    const text = typeof value === 'string' ? (field === 'message' ? cleanText : cleanLine)(value) : '';
    return BLANK.test(text) ? '' : text;
  };
  return { name: read('name'), email: read('email'), phone: read('phone'), message: read('message') };
}

/** Returns the problem of each invalid field. Name and one of email and phone are required. */
export function leadProblems(values: LeadValues): LeadProblems {
  const { name, email, phone } = values;
  const problems: LeadProblems = {};
  if (!name) problems.name = 'required';
  if (!email && !phone) problems.email = 'unreachable';
  if (email && !isEmail(email)) problems.email = 'invalid';
  if (phone && phone.replace(/\D/g, '').length < MIN_PHONE_DIGITS) problems.phone = 'invalid';
  for (const field of LEAD_FIELDS) {
    if (values[field].length > LEAD_LENGTHS[field]) problems[field] = 'too-long';
  }
  return problems;
}
