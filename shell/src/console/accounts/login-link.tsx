import { useTranslation } from '@vitral/i18n';
import { Box, Button, MuiLink } from '@vitral/ui';
import { ACCOUNT_ADDRESSES } from './account-addresses.ts';

/** The way back, below a form. */
export function LoginLink() {
  const { t } = useTranslation('shell');
  return (
    <Box>
      <MuiLink href={ACCOUNT_ADDRESSES.login}>{t('accounts.backToLogin')}</MuiLink>
    </Box>
  );
}

/** The way on, when there is nothing else left to do. */
export function LoginButton() {
  const { t } = useTranslation('shell');
  return (
    <Button variant="contained" size="large" href={ACCOUNT_ADDRESSES.login}>
      {t('accounts.goToLogin')}
    </Button>
  );
}
