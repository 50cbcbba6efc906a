import { CHANNELS, DELIVERY_STATES } from '@vitral/contracts/notifications';
import { useTranslation } from '@vitral/i18n';
import { EmptyList, LoadBoundary, LoadingCards, Stack } from '@vitral/ui';
import { ExportLink, useTableState } from '@vitral/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { useState } from 'react';
import { SettingCard } from '../settings/setting-card.tsx';
import type { DeliveryFilters } from './deliveries.queries.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { TestMessageForm } from './test-message-form.tsx';

/**
 * The test message form and the list of sent messages. It contains a form, so it must not be nested in one. Search, filters
 * and page are not in the URL, which belongs to the settings page.
 */
export function DeliveriesPanel() {
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
        <DeliveryBrowser />
      </SettingCard>
    </Stack>
  );
}

const NO_FILTERS: DeliveryFilters = { q: '', channel: '', state: '' };

function DeliveryBrowser() {
  const { t } = useTranslation('mfe-settings');
  const table = useTableState({ pageSize: 10 });
  const [filters, setFilters] = useState(NO_FILTERS);
  const change = (changes: Partial<DeliveryFilters>) =>
    table.refilter(() => setFilters((current) => ({ ...current, ...changes })));
  const empty = (
    <EmptyList t={t} noun="deliveries" icon="mail" filters={filters} onClear={() => change(NO_FILTERS)} />
  );
  return (
    <>
      <FilterBar>
        <SearchField label={t('deliveries.search')} value={filters.q} onChange={(q) => change({ q })} />
        <SelectField
          label={t('deliveries.channel')}
          value={filters.channel}
          choices={[
            { value: '', label: t('deliveries.anyChannel') },
            ...CHANNELS.map((value) => ({ value, label: t(`deliveries.channels.${value}`) })),
          ]}
          onChange={(channel) => change({ channel: channel as DeliveryFilters['channel'] })}
        />
        <SelectField
          label={t('deliveries.state')}
          value={filters.state}
          choices={[
            { value: '', label: t('deliveries.anyState') },
            ...DELIVERY_STATES.map((value) => ({ value, label: t(`deliveries.states.${value}`) })),
          ]}
          onChange={(state) => change({ state: state as DeliveryFilters['state'] })}
        />
      </FilterBar>
      <LoadBoundary failure={t('deliveries.fetchFailed')} loading={<LoadingCards count={3} height={72} />}>
        <DeliveryTable filters={filters} table={table} empty={empty} />
      </LoadBoundary>
      <ExportLink label={t('bulk.export')} path="/deliveries" query={{ ...filters }} />
    </>
  );
}
