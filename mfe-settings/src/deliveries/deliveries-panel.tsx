import { useTranslation } from '@vitral/i18n';
import { Stack } from '@vitral/ui';
import { SettingCard } from '../settings/setting-card.tsx';
import { DeliveryBrowser } from './delivery-browser.tsx';
import { TestMessageForm } from './test-message-form.tsx';

/**
 * Whether messages leave, and which have left. It has a form of its own, so it stands outside of any other; search,
 * filters and page are not in the address, which is the page's around it.
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
