import { useQuery } from '@tanstack/react-query';
import { SOCIAL_PLATFORMS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { feedSourcesQuery } from '../feed-sources/feed-sources.queries.ts';
import { StatusFilter, useChoices } from '../shared/filters.tsx';
import type { Filters } from './social-feeds.queries.ts';

/** Allowed values of the filters; the search is free text, and the server validates the source. */
export const FILTER_CHOICES = { platform: SOCIAL_PLATFORMS, isActive: ['true', 'false'] } as const;

interface FeedFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** Readers only receive active items without their source, so they have fewer filters. */
export function FeedFilters({ filters, onChange }: FeedFiltersProps) {
  const { t } = useTranslation('mfe-social');
  const choices = useChoices();
  const mayWrite = useSession().allows('social-feeds.write');
  return (
    <FilterBar>
      <SearchField label={t('social-feeds.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('social-feeds.platformLabel')}
        value={filters.platform}
        choices={choices('social-feeds.platform', SOCIAL_PLATFORMS, 'social-feeds.anyPlatform')}
        onChange={(platform) => onChange({ platform })}
      />
      {mayWrite && (
        <>
          <SourceFilter filters={filters} onChange={onChange} />
          <StatusFilter
            noun="social-feeds"
            value={filters.isActive}
            onChange={(isActive) => onChange({ isActive })}
          />
        </>
      )}
    </FilterBar>
  );
}

function SourceFilter({ filters, onChange }: FeedFiltersProps) {
  const { t } = useTranslation('mfe-social');
  const { data: sources = [] } = useQuery(feedSourcesQuery);
  const known = sources.map(({ id, title }) => ({ value: id, label: title }));
  const isKnown = known.some(({ value }) => value === filters.sourceId);
  return (
    <SelectField
      label={t('social-feeds.source')}
      value={isKnown ? filters.sourceId : ''}
      choices={[{ value: '', label: t('social-feeds.anySource') }, ...known]}
      onChange={(sourceId) => onChange({ sourceId })}
    />
  );
}
