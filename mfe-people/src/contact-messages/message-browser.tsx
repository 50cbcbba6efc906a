import { useTranslation } from '@vitral/i18n';
import { EmptyList, ExportLink, LoadBoundary, LoadingCards, useTableUrl } from '@vitral/ui';
import { exportUrl, type MessageFilters } from './contact-messages.queries.ts';
import { FILTER_CHOICES, MessageFilterBar, NO_FILTERS } from './message-filters.tsx';
import { MessageTable } from './message-table.tsx';

/** Search, filters and list of the messages, newest first by default. */
export function MessageBrowser({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('mfe-people');
  const {
    filters: parsed,
    setFilters,
    ...address
  } = useTableUrl<Record<keyof MessageFilters, string>>({
    filters: NO_FILTERS,
    choices: FILTER_CHOICES,
    sort: { field: 'createdAt', direction: 'desc' },
    sortedBy: ['createdAt', 'name'],
  });
  // The URL parser lets only the values in FILTER_CHOICES through.
  const filters = parsed as MessageFilters;
  const empty = (
    <EmptyList
      t={t}
      noun="contact-messages"
      icon="inbox"
      filters={filters}
      onClear={() => setFilters(NO_FILTERS)}
    />
  );

  return (
    <>
      <MessageFilterBar filters={filters} onChange={setFilters} />
      <LoadBoundary
        failure={t('contact-messages.fetchFailed')}
        loading={<LoadingCards count={5} height={88} />}
      >
        <MessageTable filters={filters} address={address} empty={empty} onOpen={onOpen} />
      </LoadBoundary>
      <ExportLink
        label={t('contact-messages.export')}
        address={exportUrl(filters, address.table.query.sort)}
      />
    </>
  );
}
