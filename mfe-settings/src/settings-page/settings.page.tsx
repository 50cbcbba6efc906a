import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery } from '@vitral/sdk';
import { Box, LoadBoundary, PageHeader, Skeleton } from '@vitral/sdk/ui';
import { SettingColumns } from '../settings/setting-card.tsx';
import { settingsQuery } from '../settings/settings.queries.ts';
import { SettingsScreen } from './settings-screen.tsx';

export const firstQueries = (): PageQuery[] => [settingsQuery];

/** /admin/settings: settings of the whole site. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  return (
    <>
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      <LoadBoundary failure={t('settings.fetchFailed')} loading={<SettingsSkeleton />}>
        <SettingsScreen />
      </LoadBoundary>
    </>
  );
}

const card = (height: number) => <Skeleton variant="rounded" height={height} />;

function SettingsSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton height={52} sx={{ mb: 2 }} />
      <Box sx={{ mb: 2 }}>{card(260)}</Box>
      <SettingColumns first={card(220)} second={card(220)} />
    </Box>
  );
}
