import { readUserCode } from '@vitral/sdk/contracts/device-logins';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Button } from '@vitral/sdk/ui';
import { Form, FormTextField } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';

interface CodeFormProps {
  /** A refused code. */
  first: string;
  /** Reason of the refusal. */
  failure: string | null;
  isPending: boolean;
  onCode: (userCode: string) => void;
}

/** Asks for the code that the program shows. */
export function CodeForm({ first, failure, isPending, onCode }: CodeFormProps) {
  const { t } = useTranslation('mfe-settings');
  const { control, handleSubmit } = useForm({ defaultValues: { code: first } });
  const submit = handleSubmit(({ code }) => onCode(readUserCode(code) ?? ''));
  return (
    <Form aria-label={t('device-logins.codeTitle')} spacing={2} onSubmit={submit}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <FormTextField
        control={control}
        name="code"
        autoFocus
        required
        label={t('device-logins.code')}
        hint={t('device-logins.codeHint')}
        check={(text) => (readUserCode(text) ? undefined : t('device-logins.codeMalformed'))}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
        {t('device-logins.continue')}
      </Button>
    </Form>
  );
}
