import type { BootOverride } from '@vitral/contracts';
import { errorText, useFormats, useTranslation } from '@vitral/i18n';
import { Alert, Button, Fact, Facts, Stack } from '@vitral/ui';
import { Code } from '../../shared/release-mark.tsx';
import { useResetOverride } from './override.queries.ts';
import { reloadPage } from './reload-page.ts';

/** The active override, its expiry, and a button that ends it. */
export function OverrideState({ override }: { override: BootOverride }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { mutate, isPending, error } = useResetOverride(reloadPage);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning" sx={{ width: 1 }}>
        {t('override.isOn', { name: override.module })}
      </Alert>
      <Facts>
        <Fact term={t('modules.module')}>{override.module}</Fact>
        <Fact term={t('override.address')}>
          <Code>{override.address}</Code>
        </Fact>
        <Fact term={t('override.until')}>{dateTime(override.expiresAt)}</Fact>
      </Facts>
      {error && (
        <Alert severity="error" sx={{ width: 1 }}>
          {errorText(error)}
        </Alert>
      )}
      <Button variant="contained" loading={isPending} onClick={() => mutate()}>
        {t('override.reset')}
      </Button>
    </Stack>
  );
}
