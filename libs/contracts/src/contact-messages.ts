import type { BulkSelection } from './bulk.ts';
import { COUNTRIES, type Country } from './countries.ts';
import { isEmail } from './email.ts';
import type { Stored, Versioned } from './items.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
import { LIMITS } from './limits.ts';
import type { DeliveryState } from './notifications.ts';
import type { Mentionable } from './mentions.ts';

export const CONTACT_SUBJECTS = ['general', 'business', 'support', 'partnership', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** The forms of the public site: a message to the team, and a request to join it. */
export const CONTACT_KINDS = ['message', 'join'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A lead is what a reader of a share link sent by the form of its page. */
export const MESSAGE_KINDS = [...CONTACT_KINDS, 'lead'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Ways in which a person who wants to join found out about the team. */
export const JOIN_SOURCES = ['friend', 'social-network', 'event', 'search', 'other'] as const;
export type JoinSource = (typeof JOIN_SOURCES)[number];

/** A message as a visitor sends it; fields that its kind does not have are null. */
export interface ContactMessageInput {
  kind: ContactKind;
  name: string;
  email: string;
  phone: string | null;
  /** Only for messages. */
  subject: ContactSubject | null;
  /** Empty for a request to join without a further text. */
  message: string;
  /** Language in which the visitor expects the reply: that of the page, or the one chosen in a request to join. */
  language: Language;
  /** This field and the next two are only for requests to join. */
  country: Country | null;
  source: JoinSource | null;
  /** The person who invited the visitor, as the visitor names them. */
  invitedBy: string | null;
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
export interface ContactMessage extends Omit<ContactMessageInput, 'kind'>, Omit<Stored, 'updatedAt'> {
  kind: MessageKind;
  /** Title of what a lead was reading. A lead may only have a phone number; then the email is empty. */
  sharedTitle: string | null;
  status: ContactStatus;
  /** ISO instant at which the reply is due. */
  dueAt: string;
  /** The message is unanswered and past its due time. */
  isOverdue: boolean;
  readAt: string | null;
  answeredAt: string | null;
  /** Name of the account; null once the account is deleted. */
  answeredBy: string | null;
  /** The account that takes care of the message, and its name; null without one, and once the account is deleted. */
  assigneeId: string | null;
  assignee: string | null;
  noteCount: number;
}

/** A row of GET /api/contact-messages/assignees: an enabled account that may work with messages. */
export type ContactAssignee = Mentionable;

export const CONTACT_BULK_ACTIONS = ['set-status', 'assign', 'delete', 'restore'] as const;

/** POST /api/contact-messages/bulk */
export interface ContactBulkChange extends BulkSelection {
  action: (typeof CONTACT_BULK_ACTIONS)[number];
  /** Required for `set-status`. */
  status?: ContactStatus;
  /** Account for `assign`; null: nobody. */
  assigneeId?: string | null;
}

/** Values of the filter by assignee in addition to account ids: the requesting user, and nobody. */
export const ASSIGNEE_FILTERS = ['me', 'nobody'] as const;

/** A note on a message, for staff only. */
export interface ContactNote {
  id: string;
  text: string;
  authorName: string | null;
  /** The requesting user wrote the note and may delete it. */
  isOwn: boolean;
  createdAt: string;
}

/** A row of GET /api/contact-messages/{id}/replies, oldest first: an email from staff to the visitor who wrote the message. */
export interface ContactReply {
  id: string;
  subject: string;
  text: string;
  authorName: string;
  state: DeliveryState;
  /** Why the last attempt failed, as reported by the mail server: `EENVELOPE 550`. */
  problem: string | null;
  createdAt: string;
  /** ISO instant at which the mail server accepted the email. */
  sentAt: string | null;
}

/** POST /api/contact-messages/{id}/replies, with the version of the message. */
export type ContactReplyInput = Versioned<Pick<ContactReply, 'subject' | 'text'>>;

/** GET /api/contact-messages/{id} */
export interface ContactMessageDetail extends ContactMessage {
  /** Oldest first, like the replies. */
  notes: ContactNote[];
  replies: ContactReply[];
  /** The server can send emails and the sender left an email address, so replies may be written in the console. */
  canReply: boolean;
  /** Email address that receives the visitor's answer to the requesting user; null if nobody receives it. */
  replyTo: string | null;
}

/** PUT /api/contact-messages/{id}; without `assigneeId` the assignee stays. */
export type ContactMessageUpdate = Versioned<
  Pick<ContactMessage, 'status'> & Partial<Pick<ContactMessage, 'assigneeId'>>
>;

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

/** Fields of the form of each kind, in display order. */
export const CONTACT_FIELDS = {
  message: ['name', 'email', 'phone', 'subject', 'message'],
  join: ['name', 'email', 'phone', 'country', 'language', 'source', 'invitedBy', 'message'],
} as const satisfies Record<ContactKind, readonly (keyof ContactMessageInput)[]>;
export type ContactField = (typeof CONTACT_FIELDS)[ContactKind][number];

/** Fields of a kind that may be empty. */
export const OPTIONAL_FIELDS: Record<ContactKind, readonly ContactField[]> = {
  message: ['phone'],
  join: ['phone', 'invitedBy', 'message'],
};

/** Hidden field that only bots fill in; the server drops such messages silently. */
export const CONTACT_HONEYPOT = 'homepage';

export type ContactProblem = 'required' | 'invalid' | 'too-short' | 'too-long';

export type ContactProblems = Partial<Record<ContactField | 'kind', ContactProblem>>;

const ALL_FIELDS = [...new Set([...CONTACT_FIELDS.message, ...CONTACT_FIELDS.join])];

const ONE_OF: Partial<Record<ContactField, readonly string[]>> = {
  subject: CONTACT_SUBJECTS,
  language: LANGUAGES,
  country: COUNTRIES,
  source: JOIN_SOURCES,
};

const MAX_LENGTHS: Partial<Record<ContactField, number>> = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  invitedBy: LIMITS.name,
  message: LIMITS.contactMessage,
};

/** Matches text without visible characters: spaces, control and format characters such as a zero-width space. */
const BLANK = /^[\s\p{Cc}\p{Cf}]*$/u;

/**
 * Validates a message or a request to join, in the page as on the server. Returns the problem of each invalid field;
 * empty if it may be sent. Values that are not text are invalid, as are values of fields that the kind does not have.
 * Texts are measured after trimming.
 */
export function contactProblems(input: Partial<Record<keyof ContactMessageInput, unknown>>): ContactProblems {
  const { kind = 'message', language = DEFAULT_LANGUAGE } = input;
  const known = CONTACT_KINDS.find((one) => one === kind);
  if (!known) return { kind: 'invalid' };
  const values = { ...input, language };
  const problems: ContactProblems = {};
  for (const field of ALL_FIELDS) {
    const problem = checkField(known, field, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function checkField(kind: ContactKind, field: ContactField, value: unknown): ContactProblem | null {
  if (value !== null && value !== undefined && typeof value !== 'string') return 'invalid';
  const text = value?.trim() ?? '';
  const isKnown = field === 'language' || isFieldOf(kind, field);
  if (BLANK.test(text)) return !isKnown || OPTIONAL_FIELDS[kind].includes(field) ? null : 'required';
  if (!isKnown || ONE_OF[field]?.includes(text) === false) return 'invalid';
  if (text.length > (MAX_LENGTHS[field] ?? Infinity)) return 'too-long';
  if (field === 'email' && !isEmail(text)) return 'invalid';
  if (kind === 'message' && field === 'message' && text.length < LIMITS.contactMessageMin) return 'too-short';
  return null;
}

/** Returns whether the form of a kind has the field. */
function isFieldOf(kind: ContactKind, field: ContactField): boolean {
  return (CONTACT_FIELDS[kind] as readonly ContactField[]).includes(field);
}
