import { isEmail } from './email.ts';
import type { Stored, Versioned } from './items.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
import { LIMITS } from './limits.ts';

export const CONTACT_SUBJECTS = ['general', 'business', 'support', 'partnership', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** A message as a visitor sends it. */
export interface ContactMessageInput {
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
  /** Language of the page, in which the visitor expects the reply. */
  language: Language;
}

/** Response to POST /api/contact. */
export interface ContactMessageReceipt {
  /** ISO instant. */
  receivedAt: string;
}

export const CONTACT_STATUSES = ['new', 'read', 'answered'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Hours until a reply to a message is due (docs/product/contact-messages.md). */
export const CONTACT_ANSWER_HOURS = 24;

/** A row of GET /api/contact-messages, newest first. */
export interface ContactMessage extends ContactMessageInput, Omit<Stored, 'updatedAt'> {
  status: ContactStatus;
  /** ISO instant at which the reply is due. */
  dueAt: string;
  /** The message is unanswered and past its due time. */
  isOverdue: boolean;
  readAt: string | null;
  answeredAt: string | null;
  /** Name of the account; null once the account is deleted. */
  answeredBy: string | null;
  noteCount: number;
}

/** A note on a message, for staff only. */
export interface ContactNote {
  id: string;
  text: string;
  authorName: string | null;
  /** The requesting user wrote the note and may delete it. */
  isOwn: boolean;
  createdAt: string;
}

/** GET /api/contact-messages/{id} */
export interface ContactMessageDetail extends ContactMessage {
  notes: ContactNote[];
}

/** PUT /api/contact-messages/{id} */
export type ContactMessageUpdate = Versioned<Pick<ContactMessage, 'status'>>;

/** GET /api/contact-messages/stats */
export interface ContactMessageStats {
  total: number;
  new: number;
  read: number;
  answered: number;
  /** Unanswered and not past the due time. */
  due: number;
  overdue: number;
}

/** Fields of the form, in display order. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Hidden field that only bots fill in; the server drops such messages silently. */
export const CONTACT_HONEYPOT = 'homepage';

export type ContactProblem = 'required' | 'invalid' | 'too-short' | 'too-long';

export type ContactProblems = Partial<Record<ContactField | 'language', ContactProblem>>;

const ONE_OF = { subject: CONTACT_SUBJECTS, language: LANGUAGES } as const;

const MAX_LENGTHS = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.contactMessage,
} as const;

/** Matches text without visible characters: spaces, control and format characters such as a zero-width space. */
const BLANK = /^[\s\p{Cc}\p{Cf}]*$/u;

/**
 * Validates a message, in the page as on the server. Returns the problem of each invalid field; empty when the
 * message may be sent. Values that are not text are invalid; texts are measured after trimming.
 */
export function contactProblems(input: Partial<Record<keyof ContactMessageInput, unknown>>): ContactProblems {
  const problems: ContactProblems = {};
  const { language = DEFAULT_LANGUAGE } = input;
  const fields = [
    ...CONTACT_FIELDS.map((field) => [field, input[field]] as const),
    ['language', language] as const,
  ];
  for (const [field, value] of fields) {
    const problem = checkField(field, value);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function checkField(field: keyof ContactMessageInput, value: unknown): ContactProblem | null {
  if (value !== null && value !== undefined && typeof value !== 'string') return 'invalid';
  const text = value?.trim() ?? '';
  if (BLANK.test(text)) return field === 'phone' ? null : 'required';
  if (field === 'subject' || field === 'language') {
    return ONE_OF[field].some((choice) => choice === text) ? null : 'invalid';
  }
  if (text.length > MAX_LENGTHS[field]) return 'too-long';
  if (field === 'email' && !isEmail(text)) return 'invalid';
  if (field === 'message' && text.length < LIMITS.contactMessageMin) return 'too-short';
  return null;
}
