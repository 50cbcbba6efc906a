import { useQuery } from '@tanstack/react-query';
import { SOCIAL_PLATFORMS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { feedSourcesQuery } from '../feed-sources/feed-sources.queries.ts';
import { usePlatformChoices } from '../shared/use-platform-choices.ts';

export const NO_FILTERS = { q: '', platform: '', sourceId: '', isActive: '' };
export type Filters = typeof NO_FILTERS;

/** Allowed values of the filters; the search is free text, and the server validates the source. */
export const FILTER_CHOICES = { platform: SOCIAL_PLATFORMS, isActive: ['true', 'false'] } as const;

interface FeedFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** Readers only receive active items without their source, so they have fewer filters. */
export function FeedFilters({ filters, onChange }: FeedFiltersProps) {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  return (
    <FilterBar>
      <SearchField label={t('social-feeds.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('social-feeds.platformLabel')}
        value={filters.platform}
        choices={[{ value: '', label: t('social-feeds.anyPlatform') }, ...usePlatformChoices()]}
        onChange={(platform) => onChange({ platform })}
      />
      {mayWrite && (
        <>
          <SourceFilter filters={filters} onChange={onChange} />
          <SelectField
            label={t('social-feeds.status')}
            value={filters.isActive}
            choices={[
              { value: '', label: t('social-feeds.anyStatus') },
              { value: 'true', label: t('status.active') },
              { value: 'false', label: t('status.inactive') },
            ]}
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
