import { AUDIT_NOUNS, AUDIT_SERVER, AUDIT_VERBS } from '@vitral/contracts';
import { useTableAddress } from '@vitral/ui';
import type { AuditFilters } from './audit.queries.ts';

export const NO_FILTERS: AuditFilters = { q: '', actor: '', noun: '', verb: '', from: '', to: '' };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Before it there was nothing to write down; whoever types a year is not there yet. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2999-12-31';

/** Filters and page of the log, kept in the address; what nobody can have chosen there is passed over. */
export function useAuditAddress() {
  const { filters, setFilters, ...address } = useTableAddress<Record<keyof AuditFilters, string>>({
    filters: { ...NO_FILTERS },
    choices: { noun: AUDIT_NOUNS, verb: AUDIT_VERBS },
    sort: { field: 'createdAt', direction: 'desc' },
  });
  const { actor, from, to } = filters;
  const known = {
    ...filters,
    actor: actor === AUDIT_SERVER || UUID.test(actor) ? actor : '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
  };
  // Only what `choices` allows comes out of the address.
  return { filters: known as AuditFilters, setFilters, address };
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
