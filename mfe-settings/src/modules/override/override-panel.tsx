import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { Boot, BootOverride } from '@vitral/contracts';
import { errorText, useFormats, useTranslation } from '@vitral/i18n';
import { Alert, Button, Fact, Facts, Stack } from '@vitral/ui';
import { SettingCard } from '../../settings/setting-card.tsx';
import { Code } from '../../shared/release-mark.tsx';
import { OverrideForm, reloadPage } from './override-form.tsx';

/** Loads a module from the developer's machine, in the current session only. */
export function OverridePanel() {
  const { t } = useTranslation('mfe-settings');
  const override = readOverride();
  return (
    <SettingCard title={t('override.title')} text={t('override.text')}>
      {override ? <OverrideState override={override} /> : <OverrideForm />}
    </SettingCard>
  );
}

/** Reads the active override from the page's boot block. */
function readOverride(): BootOverride | null {
  const block = document.getElementById('boot')?.textContent;
  return (block && (JSON.parse(block) as Boot).override) || null;
}

function OverrideState({ override }: { override: BootOverride }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete('/modules/override'),
    onSuccess: reloadPage,
  });
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
