import { useMutation } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/api-client';
import { type LoginRenewalInput, RECENT_LOGIN_MINUTES } from '@vitral/contracts/accounts';
import { errorText, useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert, Button, DialogActions, DialogContent, DialogContentText, Stack } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useForm } from 'react-hook-form';
import { RulePasswordField } from '../forms/rule-fields.tsx';
import { passwordProblem } from '../forms/login-rules.ts';

export interface LoginRenewalFormProps {
  onRenewed: () => void;
  onCancel: () => void;
}

/** Renews the login with the user's password. */
export function LoginRenewalForm({ onRenewed, onCancel }: LoginRenewalFormProps) {
  const { t } = useTranslation('shell');
  const { username } = useCurrentUser();
  const renewal = useMutation({
    mutationFn: (input: LoginRenewalInput) => api.post('/profile/login-renewal', input),
  });
  const { control, formState, handleSubmit, setError } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit((input) =>
    renewal.mutateAsync(input).then(onRenewed, (error: unknown) => {
      const isWrong = isApiError(error) && error.code === 'auth.wrong-password';
      setError(isWrong ? 'password' : 'root', { message: errorText(error) }, { shouldFocus: true });
    }),
  );
  const validate = (value: string) => {
    const key = passwordProblem(value);
    return key && t(key);
  };
  const failure = formState.errors.root?.message;

  return (
    <Form onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t('renewal.text', { count: RECENT_LOGIN_MINUTES })}</DialogContentText>
          {failure && <Alert severity="error">{failure}</Alert>}
          {/* Password managers fill in the password of this account. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <RulePasswordField
            control={control}
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
            autoFocus
            validate={validate}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
        <Button type="submit" variant="contained" loading={renewal.isPending}>
          {t('renewal.submit')}
        </Button>
      </DialogActions>
    </Form>
  );
}
