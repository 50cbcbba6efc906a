import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { MuiLink, Stack } from '@vitral/ui';
import { ACCOUNT_ADDRESSES } from '../accounts/account-addresses.ts';
import { authOptionsQuery } from '../accounts/accounts.queries.ts';

/** The ways in for whoever has no password at hand. */
export function LoginLinks() {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <MuiLink href={ACCOUNT_ADDRESSES.forgotPassword}>{t('login.forgot')}</MuiLink>
      {options?.isRegistrationOpen && (
        <MuiLink href={ACCOUNT_ADDRESSES.register}>{t('login.register')}</MuiLink>
      )}
    </Stack>
  );
}
