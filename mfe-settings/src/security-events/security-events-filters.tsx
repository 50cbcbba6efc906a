import { SECURITY_VERBS } from '@vitral/sdk/contracts/security-events';
import { useTranslation } from '@vitral/sdk/i18n';
import { readTableUrl, useTableUrl, type TableUrlOptions } from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';
import { DayFilter, isDay } from '../shared/day-filter.tsx';
import { isNetwork, NetworkFilter } from './network-filter.tsx';
import { securityEventsQuery, type SecurityEventFilters } from './security-events.queries.ts';

interface SecurityEventFilterBarProps {
  filters: SecurityEventFilters;
  onChange: (changes: Partial<SecurityEventFilters>) => void;
}

export function SecurityEventFilterBar({ filters, onChange }: SecurityEventFilterBarProps) {
  const { t, i18n } = useTranslation('mfe-settings');
  const verbs = SECURITY_VERBS.map((value) => ({ value, label: t(`security-events.verbs.${value}`) }));
  verbs.sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  const { q, verb, network, from, to } = filters;
  return (
    <FilterBar>
      <SearchField label={t('security-events.search')} value={q} onChange={(next) => onChange({ q: next })} />
      <SelectField
        label={t('security-events.event')}
        value={verb}
        choices={[{ value: '', label: t('security-events.anyEvent') }, ...verbs]}
        onChange={(next) => onChange({ verb: next as SecurityEventFilters['verb'] })}
      />
      <NetworkFilter value={network} onChange={(next) => onChange({ network: next })} />
      <DayFilter
        label={t('security-events.from')}
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DayFilter
        label={t('security-events.to')}
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </FilterBar>
  );
}

export const NO_FILTERS: SecurityEventFilters = { q: '', verb: '', network: '', from: '', to: '' };

export const TABLE: TableUrlOptions<Record<keyof SecurityEventFilters, string>> = {
  list: 'security-events',
  filters: { ...NO_FILTERS },
  choices: { verb: SECURITY_VERBS },
  sort: { field: 'createdAt', direction: 'desc' },
};

/** Filters and page of the list, stored in the URL; invalid values in the URL are ignored. */
export function useSecurityEventFilters() {
  const { filters, setFilters, ...url } = useTableUrl(TABLE);
  return { filters: validFilters(filters), setFilters, url };
}

/** Returns the query for the filters in a URL. */
export function securityEventsQueryAt(search: URLSearchParams) {
  const { filters, query } = readTableUrl(TABLE, search);
  return securityEventsQuery(validFilters(filters), query);
}

function validFilters(filters: Record<keyof SecurityEventFilters, string>): SecurityEventFilters {
  const { network, from, to } = filters;
  const valid = {
    ...filters,
    network: isNetwork(network) ? network : '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
  };
  // `choices` limits the event to known values.
  return valid as SecurityEventFilters;
}
