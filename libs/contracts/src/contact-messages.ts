import { isEmail } from './email.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
import { LIMITS } from './limits.ts';

export const CONTACT_SUBJECTS = ['general', 'business', 'support', 'partnership', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** The message that a visitor sends. */
export interface ContactMessageInput {
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
  /** The language of the page, in which an answer is due. */
  language: Language;
}

/** The answer to POST /api/contact. */
export interface ContactMessageReceipt {
  /** ISO instant. */
  receivedAt: string;
}

export const CONTACT_STATUSES = ['new', 'read', 'answered'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** A message is due this long after it came (docs/product/contact-messages.md). */
export const CONTACT_ANSWER_HOURS = 24;

/** A row of GET /api/contact-messages, newest first. */
export interface ContactMessage extends ContactMessageInput {
  id: string;
  status: ContactStatus;
  createdAt: string;
  /** ISO instant until which an answer is due. */
  dueAt: string;
  /** Not answered although its time is over. */
  isOverdue: boolean;
  readAt: string | null;
  answeredAt: string | null;
  /** Name of the account; null when it is gone. */
  answeredBy: string | null;
  noteCount: number;
  version: number;
}

/** What staff write to one another about a message. */
export interface ContactNote {
  id: string;
  text: string;
  authorName: string | null;
  /** The asker wrote it and may delete it. */
  isOwn: boolean;
  createdAt: string;
}

/** GET /api/contact-messages/{id} */
export interface ContactMessageDetail extends ContactMessage {
  notes: ContactNote[];
}

/** PUT /api/contact-messages/{id}; a stale version is answered 409. */
export interface ContactMessageUpdate {
  status: ContactStatus;
  version: number;
}

/** GET /api/contact-messages/stats */
export interface ContactMessageStats {
  total: number;
  new: number;
  read: number;
  answered: number;
  /** Open and still in time. */
  due: number;
  overdue: number;
}

/** The fields of the form, in its order. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A field that people never see: what fills it in is a program, whose message is dropped without a word. */
export const CONTACT_HONEYPOT = 'homepage';

export type ContactProblem = 'required' | 'invalid' | 'too-short' | 'too-long';

export type ContactProblems = Partial<Record<ContactField | 'language', ContactProblem>>;

const ONE_OF = { subject: CONTACT_SUBJECTS, language: LANGUAGES } as const;

const MOST = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.contactMessage,
} as const;

/** Spaces and what has no shape of its own, such as a zero-width space. */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Cf}]*$/u;

/**
 * What is wrong with a message, field by field; empty when it may be sent. The page and the server both ask here.
 * Whatever is not text counts as invalid; texts are measured as trimmed.
 */
export function contactProblems(input: Partial<Record<keyof ContactMessageInput, unknown>>): ContactProblems {
  const problems: ContactProblems = {};
  const { language = DEFAULT_LANGUAGE } = input;
  const fields = [
    ...CONTACT_FIELDS.map((field) => [field, input[field]] as const),
    ['language', language] as const,
  ];
  for (const [field, value] of fields) {
    const problem = problemOf(field, value);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(field: keyof ContactMessageInput, value: unknown): ContactProblem | null {
  if (value !== null && value !== undefined && typeof value !== 'string') return 'invalid';
  const text = value?.trim() ?? '';
  if (NOTHING_TO_SEE.test(text)) return field === 'phone' ? null : 'required';
  if (field === 'subject' || field === 'language') {
    return ONE_OF[field].some((choice) => choice === text) ? null : 'invalid';
  }
  if (text.length > MOST[field]) return 'too-long';
  if (field === 'email' && !isEmail(text)) return 'invalid';
  if (field === 'message' && text.length < LIMITS.contactMessageMin) return 'too-short';
  return null;
}
