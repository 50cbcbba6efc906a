import { AUDIT_NOUNS, AUDIT_SERVER_ACTOR, AUDIT_VERBS } from '@vitral/contracts';
import { useTableUrl } from '@vitral/ui';
import type { AuditFilters } from './audit.queries.ts';

export const NO_FILTERS: AuditFilters = { q: '', actor: '', noun: '', verb: '', from: '', to: '' };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Bounds of the date filters. A year that is still being typed is below the first. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2999-12-31';

/** Filters and page of the log, stored in the URL; invalid values in the URL are ignored. */
export function useAuditFilters() {
  const { filters, setFilters, ...address } = useTableUrl<Record<keyof AuditFilters, string>>({
    filters: { ...NO_FILTERS },
    choices: { noun: AUDIT_NOUNS, verb: AUDIT_VERBS },
    sort: { field: 'createdAt', direction: 'desc' },
  });
  const { actor, from, to } = filters;
  const valid = {
    ...filters,
    actor: actor === AUDIT_SERVER_ACTOR || UUID.test(actor) ? actor : '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
  };
  // `choices` limits noun and verb to known values.
  return { filters: valid as AuditFilters, setFilters, address };
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
