import { api } from '@vitral/sdk/api-client';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Stack } from '@vitral/sdk/ui';
import { FormTextField, useChange } from '@vitral/sdk/ui/forms';
import type { SettingsForm } from './use-settings-form.ts';

/** The look-up of leaked passwords, with a button that tries the URL before it is saved. */
export function LeakedPasswordsField({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useChange({
    namespace: 'mfe-settings',
    reload: [],
    change: (url: string) => api.post('/leaked-passwords/test', { url }),
    success: 'settings.lookUpWorks',
    failure: 'settings.lookUpFailed',
  });
  const url = form.values.leakedPasswordsUrl.trim();
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormTextField
        control={form.control}
        name="leakedPasswordsUrl"
        label={t('settings.fields.leakedPasswordsUrl')}
        type="url"
        limit={LIMITS.url}
        form={form.id}
        hint={t('settings.lookUpHint')}
      />
      <Button variant="outlined" disabled={url === '' || isPending} onClick={() => mutate(url)}>
        {t('settings.testLookUp')}
      </Button>
    </Stack>
  );
}
