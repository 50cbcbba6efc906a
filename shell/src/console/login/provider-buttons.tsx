import type { LoginProvider } from '@vitral/contracts/identity-providers';
import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { ACCOUNT_PATHS } from '../forms/account-paths.ts';

interface ProviderButtonsProps {
  providers: LoginProvider[];
  /** Opens the provider in a new tab, so that the page with unsaved work stays. */
  isReturning: boolean;
}

/** Links to the logins of identity providers, which lead back to the requested page. */
export function ProviderButtons({ providers, isReturning }: ProviderButtonsProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = window.location;
  const returnTo = isReturning ? ACCOUNT_PATHS.renewed : pathname + search;
  return providers.map(({ id, name }) => (
    <Button
      key={id}
      href={`/api/auth/login/providers/${id}?${new URLSearchParams({ returnTo }).toString()}`}
      variant="outlined"
      size="large"
      sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}
      {...(isReturning && { target: '_blank' })}
    >
      {t('login.provider', { name })}
    </Button>
  ));
}
