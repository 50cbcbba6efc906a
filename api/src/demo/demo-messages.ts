import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactMessageInput, ContactStatus } from '@vitral/contracts';
import { ContactMessage, ContactNote } from '../contact-messages/index.ts';
import { User } from '../accounts/index.ts';
import { readDemoContent } from './demo-content.ts';

const HOUR_MS = 3_600_000;

/** A message of the demo's JSON; times are in hours, accounts are usernames. */
export interface DemoMessage extends ContactMessageInput {
  status: ContactStatus;
  hoursAgo: number;
  readAfter?: number;
  answeredAfter?: number;
  answeredBy?: string;
  notes: { hoursAgo: number; author: string; text: string }[];
}

type Accounts = Map<string, User>;

/** Adds messages, notes and answers. Runs after the accounts are stored. */
export async function addMessages(em: EntityManager): Promise<void> {
  const accounts: Accounts = new Map((await em.find(User, {})).map((account) => [account.username, account]));
  for (const { notes, ...message } of await readDemoContent('contact-messages')) {
    const row = em.create(ContactMessage, messageRow(message, accounts));
    await em.flush();
    for (const note of notes) em.create(ContactNote, { ...noteRow(note, accounts), contactMessage: row.id });
  }
}

function messageRow(
  { hoursAgo, readAfter, answeredAfter, answeredBy = '', ...message }: Omit<DemoMessage, 'notes'>,
  accounts: Accounts,
) {
  return {
    ...message,
    createdAt: dateHoursAgo(hoursAgo),
    readAt: readAfter === undefined ? null : dateHoursAgo(hoursAgo - readAfter),
    answeredAt: answeredAfter === undefined ? null : dateHoursAgo(hoursAgo - answeredAfter),
    answeredBy: accounts.get(answeredBy)?.id ?? null,
  };
}

function noteRow({ hoursAgo, author, text }: DemoMessage['notes'][number], accounts: Accounts) {
  const account = accounts.get(author);
  return {
    text,
    author: account?.id ?? null,
    authorName: account?.name ?? author,
    createdAt: dateHoursAgo(hoursAgo),
  };
}

const dateHoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
