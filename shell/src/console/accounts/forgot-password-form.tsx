import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, Button } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useForm } from 'react-hook-form';
import { RuleField } from '../forms/rule-field.tsx';
import { requestPasswordLink } from './accounts.queries.ts';

export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { account: '' } });
  const asking = useMutation({ mutationFn: requestPasswordLink, onSuccess: onSent });
  const submit = handleSubmit(({ account }) => asking.mutate({ account: account.trim(), language }));
  return (
    <Form spacing={2.5} onSubmit={submit}>
      {asking.error && <Alert severity="error">{errorText(asking.error)}</Alert>}
      <RuleField
        control={control}
        name="account"
        label={t('forgot.account')}
        autoComplete="username"
        autoFocus
        validate={(value) => (value.trim() === '' ? t('forgot.accountRequired') : null)}
        htmlInput={{ maxLength: LIMITS.email, autoCapitalize: 'none', spellCheck: false }}
      />
      <Button type="submit" variant="contained" size="large" loading={asking.isPending}>
        {t('forgot.submit')}
      </Button>
    </Form>
  );
}
