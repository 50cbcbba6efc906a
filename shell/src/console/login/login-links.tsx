import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { MuiLink, Stack } from '@vitral/ui';
import { ACCOUNT_PATHS } from '../accounts/account-paths.ts';
import { authOptionsQuery } from '../accounts/accounts.queries.ts';

/** Links for people without a password. */
export function LoginLinks() {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <MuiLink href={ACCOUNT_PATHS.forgotPassword}>{t('login.forgot')}</MuiLink>
      {options?.isRegistrationOpen && <MuiLink href={ACCOUNT_PATHS.register}>{t('login.register')}</MuiLink>}
    </Stack>
  );
}
