import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Alert, Button, Typography } from '@vitral/ui';
import { AccountLayout } from '../forms/account-layout.tsx';
import { ACCOUNT_PATHS } from './account-paths.ts';
import { authOptionsQuery } from './accounts.queries.ts';
import { LoginLink } from './login-link.tsx';

/** Shown for a link that was used, replaced, has expired or is incomplete; offers a new one. */
export function InvalidLink() {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <AccountLayout isResult title={t('setPassword.invalidTitle')}>
      <Alert severity="warning">{t('setPassword.invalidText')}</Alert>
      <Typography>{t('setPassword.invalidHint')}</Typography>
      {options?.canMail && (
        <Button variant="contained" href={ACCOUNT_PATHS.forgotPassword}>
          {t('setPassword.askForLink')}
        </Button>
      )}
      <LoginLink />
    </AccountLayout>
  );
}
