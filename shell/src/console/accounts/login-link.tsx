import { useTranslation } from '@vitral/i18n';
import { Box, Button, MuiLink } from '@vitral/ui';
import { ACCOUNT_PATHS } from './account-paths.ts';

/** Link to the login below a form. */
export function LoginLink() {
  const { t } = useTranslation('shell');
  return (
    <Box>
      <MuiLink href={ACCOUNT_PATHS.login}>{t('accounts.backToLogin')}</MuiLink>
    </Box>
  );
}

/** Button to the login when nothing else is left to do. */
export function LoginButton() {
  const { t } = useTranslation('shell');
  return (
    <Button variant="contained" size="large" href={ACCOUNT_PATHS.login}>
      {t('accounts.goToLogin')}
    </Button>
  );
}
