import { useMutation, useQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import { errorText, useTranslation } from '@vitral/i18n';
import { Alert, Button } from '@vitral/ui';
import { Form, TextField } from '@vitral/ui/forms';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { authOptionsQuery, redeemLink } from './accounts.queries.ts';
import { isFieldRefusal, useFieldRefusal } from './use-field-refusal.ts';

interface SetPasswordFormProps {
  token: string;
  username: string;
  onDone: () => void;
  /** The link was used or replaced in the meantime. */
  onInvalid: () => void;
}

const FIELDS = ['password'] as const;

export function SetPasswordForm({ token, username, onDone, onInvalid }: SetPasswordFormProps) {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  const { control, handleSubmit, setError } = useForm({ mode: 'onTouched', defaultValues: { password: '' } });
  const showRefusal = useFieldRefusal(setError, FIELDS);
  const setting = useMutation({
    mutationFn: redeemLink,
    onSuccess: onDone,
    onError: (error) => {
      if (isApiError(error) && error.code === 'auth.link-invalid') onInvalid();
      else showRefusal(error);
    },
  });

  return (
    <Form spacing={2.5} onSubmit={handleSubmit(({ password }) => setting.mutate({ token, password }))}>
      {setting.error && !isFieldRefusal(setting.error) && (
        <Alert severity="error">{errorText(setting.error)}</Alert>
      )}
      <TextField
        label={t('login.username')}
        name="username"
        value={username}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <NewPasswordField
        control={control}
        name="password"
        label={t('setPassword.password')}
        autoFocus
        minLength={options?.passwordMinLength}
      />
      <Button type="submit" variant="contained" size="large" loading={setting.isPending}>
        {t('setPassword.submit')}
      </Button>
    </Form>
  );
}
