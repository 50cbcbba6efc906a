import { DELIVERY_CHANNELS, DELIVERY_STATES } from '@vitral/sdk/contracts/notifications';
import { useTranslation } from '@vitral/sdk/i18n';
import { EmptyList, LoadBoundary, LoadingCards, Stack } from '@vitral/sdk/ui';
import { ExportLink, SavedViews, type TableUrlOptions, useTableUrl } from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';
import { SettingCard } from '../settings/setting-card.tsx';
import type { DeliveryFilters } from './deliveries.queries.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { TestMessageForm } from './test-message-form.tsx';

interface DeliveriesPanelProps {
  /** The URL belongs to the tab with the panel. */
  isShown: boolean;
}

/** The test message form and the list of sent messages. It contains a form, so it must not be nested in one. */
export function DeliveriesPanel({ isShown }: DeliveriesPanelProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack spacing={2}>
      <SettingCard
        title={t('deliveries.testTitle')}
        text={t('deliveries.testText')}
        failure={t('settings.fetchFailed')}
      >
        <TestMessageForm />
      </SettingCard>
      <SettingCard title={t('deliveries.title')} text={t('deliveries.text')}>
        {isShown && <DeliveryBrowser />}
      </SettingCard>
    </Stack>
  );
}

const TABLE: TableUrlOptions<DeliveryFilters> = {
  list: 'deliveries',
  filters: { q: '', channel: '', state: '' },
  choices: { channel: DELIVERY_CHANNELS, state: DELIVERY_STATES },
  sort: { field: 'createdAt', direction: 'desc' },
  pageSize: 10,
};

function DeliveryBrowser() {
  const { t } = useTranslation('mfe-settings');
  const { filters, setFilters: change, clearFilters, ...url } = useTableUrl(TABLE);
  const empty = <EmptyList t={t} noun="deliveries" icon="mail" filters={filters} onClear={clearFilters} />;
  return (
    <>
      <SavedViews of={TABLE} />
      <FilterBar>
        <SearchField label={t('deliveries.search')} value={filters.q} onChange={(q) => change({ q })} />
        <SelectField
          label={t('deliveries.channel')}
          value={filters.channel}
          choices={[
            { value: '', label: t('deliveries.anyChannel') },
            ...DELIVERY_CHANNELS.map((value) => ({ value, label: t(`deliveries.channels.${value}`) })),
          ]}
          onChange={(channel) => change({ channel })}
        />
        <SelectField
          label={t('deliveries.state')}
          value={filters.state}
          choices={[
            { value: '', label: t('deliveries.anyState') },
            ...DELIVERY_STATES.map((value) => ({ value, label: t(`deliveries.states.${value}`) })),
          ]}
          onChange={(state) => change({ state })}
        />
      </FilterBar>
      <LoadBoundary failure={t('deliveries.fetchFailed')} loading={<LoadingCards count={3} height={72} />}>
        <DeliveryTable filters={filters} url={url} empty={empty} />
      </LoadBoundary>
      <ExportLink label={t('bulk.export')} path="/deliveries" query={{ ...filters }} />
    </>
  );
}
