import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactMessageStats } from '@vitral/contracts';
import { type Dated, until } from '../platform/changes/query-cache.ts';
import { ANSWER_TIME_MS, overdueBefore } from './answer-time.ts';

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
