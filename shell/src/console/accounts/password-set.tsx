import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Button, Typography } from '@vitral/ui';
import { AccountLayout } from '../forms/account-layout.tsx';
import { ACCOUNT_PATHS } from './account-paths.ts';
import { LoginButton } from './login-link.tsx';

/** Confirms the new password of a one-time link. A session of another account is ended before the login. */
export function PasswordSet() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const leaving = useMutation({
    mutationFn: () => api.post('/auth/logout'),
    onSettled: () => window.location.assign(ACCOUNT_PATHS.login),
  });
  return (
    <AccountLayout isResult title={t('setPassword.doneTitle')}>
      <Typography>{t('setPassword.doneText')}</Typography>
      {user ? (
        <Button variant="contained" size="large" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('accounts.goToLogin')}
        </Button>
      ) : (
        <LoginButton />
      )}
    </AccountLayout>
  );
}
