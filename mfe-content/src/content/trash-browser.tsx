import { TRASH_DAYS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, EmptyState, LoadBoundary, LoadingCards, Typography, useTableAddress } from '@vitral/ui';
import { FilterBar, SearchField } from '@vitral/ui/forms';
import { TrashTable } from './trash-table.tsx';
import { useFetchFailure } from './use-fetch-failure.ts';

/** What was deleted, as long as it can be brought back. */
export function TrashBrowser() {
  const { t } = useTranslation('mfe-content');
  const { filters, setFilters, ...address } = useTableAddress({
    filters: { q: '' },
    sort: { field: 'updatedAt', direction: 'desc' },
    sortedBy: ['title', 'category', 'fileSize', 'updatedAt'],
  });
  const empty = filters.q ? (
    <EmptyState
      title={t('content.noMatchTitle')}
      text={t('content.noMatchText')}
      action={<Button onClick={() => setFilters({ q: '' })}>{t('actions.clearFilters')}</Button>}
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
      <LoadBoundary failure={useFetchFailure()} loading={<LoadingCards count={5} height={88} />}>
        <TrashTable q={filters.q} address={address} empty={empty} />
      </LoadBoundary>
    </>
  );
}
