import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type ContactMessage as ContactMessageResponse,
  type ContactMessageStats,
  CONTACT_ANSWER_HOURS,
} from '@vitral/contracts/contact-messages';
import { namesOf } from '../accounts/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { ContactMessage, ContactNote } from './contact-messages.entity.ts';
import { type Dated, until } from '../platform/changes/query-cache.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { ContactMessagesQuery } from './contact-messages.dto.ts';

const ANSWER_TIME_MS = CONTACT_ANSWER_HOURS * 3_600_000;

/** The deadline for replying to a message received at `createdAt`. */
const dueAt = (createdAt: Date) => new Date(createdAt.getTime() + ANSWER_TIME_MS);

/** Unanswered messages received before this instant are overdue at `now`. */
const overdueBefore = (now: Date) => new Date(now.getTime() - ANSWER_TIME_MS);

type Filters = Pick<ContactMessagesQuery, 'q' | 'kind' | 'status' | 'subject' | 'due' | 'assignee'>;

/** Returns the condition of a list or an export that `viewer` requests at `now`. */
export function messageFilter(
  viewer: Viewer,
  { q, kind, status, subject, due, assignee }: Filters,
  now: Date,
): FilterQuery<ContactMessage> {
  return {
    $and: [
      kind ? { kind } : {},
      assignee ? { assigneeId: assigneeIn(assignee, viewer) } : {},
      status ? { status } : {},
      subject ? { subject } : {},
      due
        ? { status: { $ne: 'answered' }, createdAt: { [due === 'due' ? '$gte' : '$lt']: overdueBefore(now) } }
        : {},
      searchingText<ContactMessage>(q),
    ],
  };
}

function assigneeIn(filter: string, viewer: Viewer): string | null {
  if (filter === 'me') return viewer.id;
  return filter === 'nobody' ? null : filter;
}

/** Returns messages as of `now`, with the names of the person who answered and of the assignee and the number of notes. */
export async function toResponses(
  em: EntityManager,
  rows: ContactMessage[],
  now: Date,
): Promise<ContactMessageResponse[]> {
  const people = rows.flatMap(({ answeredBy, assigneeId }) => [answeredBy, assigneeId]);
  const nameOf = await namesOf(em, people);
  const noteCounts = await countNotes(em, rows);
  return rows.map((row) => ({
    ...copyFields(row),
    ...dueFields(row, now),
    answeredBy: nameOf(row.answeredBy),
    assignee: nameOf(row.assigneeId),
    noteCount: noteCounts.get(row.id) ?? 0,
  }));
}

type Derived = 'dueAt' | 'isOverdue' | 'answeredBy' | 'assignee' | 'noteCount';

const copyFields = serializer<ContactMessage, Omit<ContactMessageResponse, Derived>>(ContactMessage, {
  updatedAt: 'omitted',
  answeredBy: 'omitted',
});

function dueFields({ createdAt, status }: ContactMessage, now: Date) {
  const due = dueAt(createdAt);
  return { dueAt: due.toISOString(), isOverdue: status !== 'answered' && due < now };
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

type Row = ContactMessageStats & { nextDeadline: Date | string | null };

/** Counts messages; the result is fresh until the first due message becomes overdue. */
export async function countMessages(em: EntityManager): Promise<Dated<ContactMessageStats>> {
  const moment = overdueBefore(new Date());
  const [{ nextDeadline, ...value }] = await em.execute<[Row]>(
    `select count(*)::int as total,
       count(*) filter (where status = 'new')::int as new,
       count(*) filter (where status = 'read')::int as read,
       count(*) filter (where status = 'answered')::int as answered,
       count(*) filter (where status <> 'answered' and created_at >= ?)::int as due,
       count(*) filter (where status <> 'answered' and created_at < ?)::int as overdue,
       min(created_at) filter (where status <> 'answered' and created_at >= ?) as "nextDeadline"
     from contact_message`,
    [moment, moment, moment],
  );
  return { value, freshUntil: until(nextDeadline, ANSWER_TIME_MS) };
}
