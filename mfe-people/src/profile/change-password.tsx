import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/sdk/api-client';
import type { PasswordChangeInput } from '@vitral/sdk/contracts/accounts';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { Alert, Button } from '@vitral/sdk/ui';
import { Form } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { ProfilePasswordField } from './profile-password-field.tsx';
import { ProfileSection } from './profile-section.tsx';
import { authOptionsQuery, useChangePassword } from './profile.queries.ts';

const BLANK: PasswordChangeInput = { currentPassword: '', newPassword: '' };

export function ChangePassword() {
  const { t } = useTranslation('mfe-people');
  const { username } = useCurrentUser();
  const { data: options } = useQuery(authOptionsQuery);
  const { control, handleSubmit, isPending, isChanged, failure } = usePasswordChange();
  const count = options?.passwordMinLength;
  return (
    <ProfileSection id="password" title={t('profile.password')} text={t('profile.passwordText')}>
      <Form spacing={2.5} sx={{ mt: 2.5 }} onSubmit={handleSubmit}>
        {isChanged && (
          <Alert severity="success" role="status">
            {t('profile.password.changed')}
          </Alert>
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
        {/* Shows password managers which account the password belongs to. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <ProfilePasswordField
          control={control}
          name="currentPassword"
          label={t('profile.password.current')}
          autoComplete="current-password"
        />
        <ProfilePasswordField
          control={control}
          name="newPassword"
          label={t('profile.password.new')}
          autoComplete="new-password"
          minimum={count}
          hint={count === undefined ? ' ' : t('profile.password.hint', { count })}
        />
        <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
          {t('profile.password.submit')}
        </Button>
      </Form>
    </ProfileSection>
  );
}

const ERROR_FIELDS: Partial<Record<string, keyof PasswordChangeInput>> = {
  'auth.wrong-password': 'currentPassword',
  'auth.weak-password': 'newPassword',
  'auth.leaked-password': 'newPassword',
};

/** State of the form; errors of a field are shown there, others above the form. */
function usePasswordChange() {
  const { control, formState, handleSubmit, reset, setError } = useForm({ defaultValues: BLANK });
  const { mutate, isPending, isSuccess } = useChangePassword();
  const showError = (error: Error) => {
    const field = isApiError(error) && ERROR_FIELDS[error.code ?? ''];
    setError(field || 'root', { message: errorText(error) }, { shouldFocus: true });
  };
  return {
    control,
    isPending,
    isChanged: isSuccess && !formState.isDirty,
    failure: formState.errors.root?.message,
    handleSubmit: handleSubmit((input) =>
      mutate(input, { onSuccess: () => reset(BLANK), onError: showError }),
    ),
  };
}
