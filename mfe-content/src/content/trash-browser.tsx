import { TRASH_DAYS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { EmptyState, LoadBoundary, LoadingCards, NoMatch, Typography, useTableUrl } from '@vitral/ui';
import { FilterBar, SearchField } from '@vitral/ui/forms';
import { TrashTable } from './trash-table.tsx';
import { useFetchErrorText } from './use-fetch-error-text.ts';

/** Search and table of the deleted files that can still be restored. */
export function TrashBrowser() {
  const { t } = useTranslation('mfe-content');
  const { filters, setFilters, ...address } = useTableUrl({
    filters: { q: '' },
    sort: { field: 'updatedAt', direction: 'desc' },
    sortedBy: ['title', 'category', 'fileSize', 'updatedAt'],
  });
  const empty = filters.q ? (
    <NoMatch
      title={t('content.noMatchTitle')}
      text={t('content.noMatchText')}
      onClear={() => setFilters({ q: '' })}
    />
  ) : (
    <EmptyState
      icon="delete"
      title={t('content.trash.emptyTitle')}
      text={t('content.trash.emptyText', { days: TRASH_DAYS })}
    />
  );
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('content.trash.description', { days: TRASH_DAYS })}
      </Typography>
      <FilterBar>
        <SearchField
          label={t('content.trash.search')}
          value={filters.q}
          onChange={(q) => setFilters({ q })}
        />
      </FilterBar>
      <LoadBoundary failure={useFetchErrorText()} loading={<LoadingCards count={5} height={88} />}>
        <TrashTable q={filters.q} address={address} empty={empty} />
      </LoadBoundary>
    </>
  );
}
