import { isApiError } from '@vitral/sdk/api-client';
import type { SecondFactorSetup } from '@vitral/sdk/contracts/accounts';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Button, Icon, Stack } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { QrCode } from '@vitral/sdk/ui/qr-code';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field.tsx';
import { StepForm } from './step-form.tsx';

interface CodeStepProps {
  setup: SecondFactorSetup;
  /** Rejects with the server's error. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the key for the authenticator app and asks for a first code, which turns the second factor on. */
export function CodeStep({ setup, onCode, onCancel }: CodeStepProps) {
  const { t } = useTranslation('mfe-people');
  const { control, formState, handleSubmit, setError } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(({ code }) =>
    onCode(code.replace(/\s/g, '')).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'auth.wrong-code')
        setError('code', { message: t('profile.secondFactor.wrongCode') }, { shouldFocus: true });
      else setError('root', { message: errorText(error) });
    }),
  );
  return (
    <StepForm
      title={t('profile.secondFactor.key.title')}
      progress={t('profile.secondFactor.step', { step: 2 })}
      text={t('profile.secondFactor.key.text')}
      submitLabel={t('profile.secondFactor.key.submit')}
      state={formState}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <SetupKey setup={setup} />
      <CodeField control={control} name="code" autoFocus />
    </StepForm>
  );
}

function SetupKey({ setup: { secret, address: url } }: Pick<CodeStepProps, 'setup'>) {
  const { t } = useTranslation('mfe-people');
  return (
    <Stack spacing={2.5}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <QrCode value={url} title={t('profile.secondFactor.key.picture')} />
        <Button size="small" href={url} startIcon={<Icon name="smartphone" />}>
          {t('profile.secondFactor.key.open')}
        </Button>
      </Stack>
      <CopyField
        label={t('profile.secondFactor.key.secret')}
        value={secret}
        shown={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        hint={t('profile.secondFactor.key.secretHint')}
      />
    </Stack>
  );
}
