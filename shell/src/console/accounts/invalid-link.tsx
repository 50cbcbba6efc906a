import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Alert, Button, Typography } from '@vitral/ui';
import { AccountFrame } from '../forms/account-frame.tsx';
import { ACCOUNT_ADDRESSES } from './account-addresses.ts';
import { authOptionsQuery } from './accounts.queries.ts';
import { LoginLink } from './login-link.tsx';

/** The link was used, replaced, has expired or is not whole: how to come by another one. */
export function InvalidLink() {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <AccountFrame isResult title={t('setPassword.invalidTitle')}>
      <Alert severity="warning">{t('setPassword.invalidText')}</Alert>
      <Typography>{t('setPassword.invalidHint')}</Typography>
      {options?.canMail && (
        <Button variant="contained" href={ACCOUNT_ADDRESSES.forgotPassword}>
          {t('setPassword.askForLink')}
        </Button>
      )}
      <LoginLink />
    </AccountFrame>
  );
}
