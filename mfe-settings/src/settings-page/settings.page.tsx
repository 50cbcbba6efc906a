import { useTranslation } from '@vitral/i18n';
import { LoadBoundary, PageHeader } from '@vitral/ui';
import { SettingsScreen } from './settings-screen.tsx';
import { SettingsSkeleton } from '../settings/settings-skeleton.tsx';

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
