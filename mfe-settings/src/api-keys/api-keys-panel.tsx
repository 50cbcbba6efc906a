import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Stack } from '@vitral/ui';
import { SettingCard } from '../settings/setting-card.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { apiKeysQuery } from './api-keys.queries.ts';

/** API keys of other platforms. It contains forms, so it must not be nested in one. */
export function ApiKeysPanel() {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard title={t('api-keys.title')} text={t('api-keys.text')} failure={t('api-keys.fetchFailed')}>
      <ApiKeyRows />
    </SettingCard>
  );
}

function ApiKeyRows() {
  const { t } = useTranslation('mfe-settings');
  const { data: keys } = useSuspenseQuery(apiKeysQuery);
  return (
    <Stack component="ul" aria-label={t('api-keys.title')} spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {keys.map((apiKey) => (
        <ApiKeyRow key={apiKey.platform} apiKey={apiKey} />
      ))}
    </Stack>
  );
}
