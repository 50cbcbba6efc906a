import { useQuery } from '@tanstack/react-query';
import { AUDIT_NOUNS, AUDIT_SERVER_ACTOR, AUDIT_VERBS } from '@vitral/sdk/contracts/audit';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import { readTableUrl, useTableUrl, type TableUrlOptions } from '@vitral/sdk/ui/data';
import { SearchField, SelectField } from '@vitral/sdk/ui/forms';
import { DayFilter, isDay } from '../shared/day-filter.tsx';
import { auditActorsQuery, auditQuery, type AuditFilters } from './audit.queries.ts';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (changes: Partial<AuditFilters>) => void;
}

export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t, i18n } = useTranslation('mfe-settings');
  const byLabel = (one: { label: string }, other: { label: string }) =>
    one.label.localeCompare(other.label, i18n.language);
  const choices = (kind: 'nouns' | 'verbs', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`audit.${kind}.${value}`) })).sort(byLabel);
  const { q, noun, verb, from, to } = filters;
  return (
    <Box role="search" sx={BAR}>
      <Box className="search">
        <SearchField label={t('audit.search')} value={q} onChange={(next) => onChange({ q: next })} />
      </Box>
      <ActorFilter actor={filters.actor} onChange={(actor) => onChange({ actor })} />
      <SelectField
        label={t('audit.noun')}
        value={noun}
        choices={[{ value: '', label: t('audit.anyNoun') }, ...choices('nouns', AUDIT_NOUNS)]}
        onChange={(next) => onChange({ noun: next as AuditFilters['noun'] })}
      />
      <SelectField
        label={t('audit.what')}
        value={verb}
        choices={[{ value: '', label: t('audit.anyVerb') }, ...choices('verbs', AUDIT_VERBS)]}
        onChange={(next) => onChange({ verb: next as AuditFilters['verb'] })}
      />
      <DayFilter label={t('audit.from')} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DayFilter label={t('audit.to')} value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </Box>
  );
}

const BAR = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
  '& .search': { gridColumn: '1 / -1', display: 'grid' },
} as const;

function ActorFilter({ actor, onChange }: { actor: string; onChange: (actor: string) => void }) {
  const { t } = useTranslation('mfe-settings');
  const { data: actors = [] } = useQuery(auditActorsQuery);
  const isListed = !actor || actor === AUDIT_SERVER_ACTOR || actors.some(({ id }) => id === actor);
  return (
    <SelectField
      label={t('audit.who')}
      value={actor}
      choices={[
        { value: '', label: t('audit.anyone') },
        ...actors.map(({ id, name }) => ({ value: id, label: name })),
        { value: AUDIT_SERVER_ACTOR, label: t('audit.server') },
        ...(isListed ? [] : [{ value: actor, label: t('audit.unknownActor') }]),
      ]}
      onChange={onChange}
    />
  );
}

export const NO_FILTERS: AuditFilters = { q: '', actor: '', noun: '', verb: '', from: '', to: '' };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const TABLE: TableUrlOptions<Record<keyof AuditFilters, string>> = {
  list: 'audit',
  filters: { ...NO_FILTERS },
  choices: { noun: AUDIT_NOUNS, verb: AUDIT_VERBS },
  sort: { field: 'createdAt', direction: 'desc' },
};

/** Filters and page of the log, stored in the URL; invalid values in the URL are ignored. */
export function useAuditFilters() {
  const { filters, setFilters, ...url } = useTableUrl(TABLE);
  return { filters: validFilters(filters), setFilters, url };
}

/** Returns the query for the filters in a URL. */
export function auditQueryAt(search: URLSearchParams) {
  const { filters, query } = readTableUrl(TABLE, search);
  return auditQuery(validFilters(filters), query);
}

function validFilters(filters: Record<keyof AuditFilters, string>): AuditFilters {
  const { actor, from, to } = filters;
  const valid = {
    ...filters,
    actor: actor === AUDIT_SERVER_ACTOR || UUID.test(actor) ? actor : '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
  };
  // `choices` limits noun and verb to known values.
  return valid as AuditFilters;
}
