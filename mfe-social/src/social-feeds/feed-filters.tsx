import { useQuery } from '@tanstack/react-query';
import { SOCIAL_PLATFORMS } from '@vitral/sdk/contracts/social-feeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import type { TableUrl } from '@vitral/sdk/ui/data';
import { usePublicationFilter } from '@vitral/sdk/ui/forms';
import { feedSourcesQuery } from '../feed-sources/feed-sources.queries.ts';
import { ListFilters, useChoices } from '../shared/filters.tsx';
import type { Filters } from './social-feeds.queries.ts';

/** Readers only receive active items without their source, so they have fewer filters. */
export function FeedFilters({ filters, setFilters }: Pick<TableUrl<Filters>, 'filters' | 'setFilters'>) {
  const { t } = useTranslation('mfe-social');
  const choices = useChoices();
  const publicationFilter = usePublicationFilter();
  const mayWrite = useSession().allows('social-feeds.write');
  const { data: sources = [] } = useQuery({ ...feedSourcesQuery, enabled: mayWrite });
  const isKnown = sources.some(({ id }) => id === filters.sourceId);
  return (
    <ListFilters
      noun="social-feeds"
      filters={{ ...filters, sourceId: isKnown ? filters.sourceId : '' }}
      onChange={setFilters}
      selects={[
        {
          name: 'platform',
          label: t('fields.platform'),
          choices: choices('social-feeds.platform', SOCIAL_PLATFORMS, 'social-feeds.anyPlatform'),
        },
        mayWrite && {
          name: 'sourceId',
          label: t('social-feeds.source'),
          choices: [
            { value: '', label: t('social-feeds.anySource') },
            ...sources.map(({ id, title }) => ({ value: id, label: title })),
          ],
        },
        mayWrite && { name: 'isActive' },
        mayWrite && { name: 'isScheduled', ...publicationFilter },
      ]}
    />
  );
}
