import { useTranslation } from '@vitral/i18n';
import { Stack } from '@vitral/ui';
import { SettingCard } from '../settings/setting-card.tsx';
import { DeliveryBrowser } from './delivery-browser.tsx';
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
      <SettingCard
        title={t('deliveries.title')}
        text={t('deliveries.text')}
        failure={t('deliveries.fetchFailed')}
      >
        <DeliveryBrowser />
      </SettingCard>
    </Stack>
  );
}
