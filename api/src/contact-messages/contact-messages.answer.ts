import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactMessage as ContactMessageAnswer } from '@vitral/contracts';
import { User } from '../accounts/index.ts';
import { dueAt } from './answer-time.ts';
import type { ContactMessage } from './contact-messages.entity.ts';
import { ContactNote } from './contact-note.entity.ts';

/** Messages as they are at the moment `now`, with who answered them and how many notes they have. */
export async function answersOf(
  em: EntityManager,
  rows: ContactMessage[],
  now: Date,
): Promise<ContactMessageAnswer[]> {
  const names = await answererNames(em, rows);
  const noteCounts = await countNotes(em, rows);
  return rows.map((row) => ({
    ...toAnswer(row, now),
    answeredBy: names.get(row.answeredBy ?? '') ?? null,
    noteCount: noteCounts.get(row.id) ?? 0,
  }));
}

function toAnswer(row: ContactMessage, now: Date): Omit<ContactMessageAnswer, 'answeredBy' | 'noteCount'> {
  const due = dueAt(row.createdAt);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone ?? null,
    subject: row.subject,
    message: row.message,
    language: row.language,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    dueAt: due.toISOString(),
    isOverdue: row.status !== 'answered' && due < now,
    readAt: row.readAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    version: row.version,
  };
}

async function answererNames(em: EntityManager, rows: ContactMessage[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ answeredBy }) => answeredBy ?? []))];
  const users = ids.length > 0 ? await em.find(User, { id: { $in: ids } }, { fields: ['name'] }) : [];
  return new Map(users.map(({ id, name }) => [id, name]));
}

async function countNotes(em: EntityManager, rows: ContactMessage[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const counts = await em
    .createQueryBuilder(ContactNote)
    .select([raw('contact_message_id as id'), raw('count(*)::int as count')])
    .where({ contactMessage: { $in: rows.map(({ id }) => id) } })
    .groupBy('contactMessage')
    .execute<{ id: string; count: number }[]>('all', false);
  return new Map(counts.map(({ id, count }) => [id, count]));
}
