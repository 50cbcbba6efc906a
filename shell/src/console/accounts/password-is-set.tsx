import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Button, Typography } from '@vitral/ui';
import { AccountFrame } from '../forms/account-frame.tsx';
import { ACCOUNT_ADDRESSES } from './account-addresses.ts';
import { LoginButton } from './login-link.tsx';

/** The end of a one-time link. Whoever was logged in here before, perhaps as somebody else, logs in anew. */
export function PasswordIsSet() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const leaving = useMutation({
    mutationFn: () => api.post('/auth/logout'),
    onSettled: () => window.location.assign(ACCOUNT_ADDRESSES.login),
  });
  return (
    <AccountFrame isResult title={t('setPassword.doneTitle')}>
      <Typography>{t('setPassword.doneText')}</Typography>
      {user ? (
        <Button variant="contained" size="large" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('accounts.goToLogin')}
        </Button>
      ) : (
        <LoginButton />
      )}
    </AccountFrame>
  );
}
