import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiKey } from '@vitral/sdk/contracts/api-keys';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import { useId } from 'react';
import { Detail } from '../shared/detailed-text.tsx';
import { SettingCard } from '../settings/setting-card.tsx';
import { ApiKeyActions, ApiKeyForm } from './api-key-form.tsx';
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

/** A platform with the purpose of its key, the stored key's last characters and a form to replace it. */
function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { dateTime } = useFormats();
  const { platform, lastFour, updatedAt } = apiKey;
  const name = t(`api-keys.platforms.${platform}`);
  return (
    <Stack component="li" spacing={1.5} aria-labelledby={id}>
      <Box>
        <Typography variant="h3" id={id}>
          {name}
        </Typography>
        <Detail>{t(`api-keys.uses.${platform}`)}</Detail>
      </Box>
      {lastFour === null ? (
        <Typography variant="body2">{t('api-keys.unset')}</Typography>
      ) : (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('api-keys.set', { lastFour, time: updatedAt === null ? '—' : dateTime(updatedAt) })}
        </Typography>
      )}
      <ApiKeyForm platform={platform} name={name} isSet={lastFour !== null} />
      {lastFour !== null && <ApiKeyActions key={apiKey.updatedAt} platform={platform} name={name} />}
    </Stack>
  );
}
