import type { ApiKey } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { useId } from 'react';
import { ApiKeyActions } from './api-key-actions.tsx';
import { ApiKeyForm } from './api-key-form.tsx';

/** A platform with the purpose of its key, the stored key's last characters and a form to replace it. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { platform, lastFour } = apiKey;
  const name = t(`api-keys.platforms.${platform}`);
  return (
    <Stack component="li" spacing={1.5} aria-labelledby={id}>
      <Box>
        <Typography variant="h3" id={id}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`api-keys.uses.${platform}`)}
        </Typography>
      </Box>
      <ApiKeyState apiKey={apiKey} />
      <ApiKeyForm platform={platform} name={name} isSet={lastFour !== null} />
      {lastFour !== null && <ApiKeyActions key={apiKey.updatedAt} platform={platform} name={name} />}
    </Stack>
  );
}

function ApiKeyState({ apiKey: { lastFour, updatedAt } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  if (lastFour === null) return <Typography variant="body2">{t('api-keys.unset')}</Typography>;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {t('api-keys.set', { lastFour, time: updatedAt === null ? '—' : dateTime(updatedAt) })}
    </Typography>
  );
}
