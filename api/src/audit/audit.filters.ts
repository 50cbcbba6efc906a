import { type FilterQuery, raw } from '@mikro-orm/core';
import { AUDIT_SERVER_ACTOR } from '@vitral/contracts';
import { isCalendarDate } from '../platform/validation/dates.ts';
import { containing } from '../platform/lists/list-query.dto.ts';
import type { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import type { AuditQuery } from './audit.dto.ts';

const DAY_MS = 24 * 3_600_000;

type Filters = Omit<AuditQuery, 'limit' | 'offset'>;

/** Returns the condition of a list or an export. */
export function auditFilter({ q, actor, noun, verb, from, to }: Filters): FilterQuery<AuditEntry> {
  return {
    $and: [
      actor ? { actorId: actor === AUDIT_SERVER_ACTOR ? null : actor } : {},
      noun ? { noun } : {},
      verb ? { verb } : {},
      from ? { createdAt: { $gte: new Date(from) } } : {},
      to ? { createdAt: { $lt: endOf(to) } } : {},
      searching(q),
    ],
  };
}

/** Searches the names of actors and items, and exact item ids. */
function searching(q: string): FilterQuery<AuditEntry> {
  if (!q) return {};
  return {
    [raw((alias) => `(${alias}.search_text like lower(?) or ${alias}.item_id = ?)`, [containing(q), q])]: [],
  } as FilterQuery<AuditEntry>;
}

const endOf = (moment: string) =>
  new Date(new Date(moment).getTime() + (isCalendarDate(moment) ? DAY_MS : 0));
