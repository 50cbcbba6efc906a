import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import { LIMITS } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { Alert, Button, Skeleton } from '@vitral/ui';
import { useState } from 'react';
import { AccountFrame } from '../forms/account-frame.tsx';
import { passwordLinkQuery } from './accounts.queries.ts';
import { InvalidLink } from './invalid-link.tsx';
import { takeLinkToken } from './link-token.ts';
import { PasswordIsSet } from './password-is-set.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/** Where a one-time link leads: the link is looked at first, then a password is chosen. */
export function SetPasswordPage() {
  const { t } = useTranslation('shell');
  const [token] = useState(takeLinkToken);
  const isWhole = token !== '' && token.length <= LIMITS.linkToken;
  const link = useQuery({ ...passwordLinkQuery(token), enabled: isWhole });
  const [state, setState] = useState<'open' | 'done' | 'invalid'>('open');

  if (state === 'done') return <PasswordIsSet />;
  if (!isWhole || state === 'invalid' || isInvalid(link.error)) return <InvalidLink />;
  if (link.error)
    return (
      <AccountFrame isResult title={t('setPassword.title')}>
        <Alert severity="error">{errorText(link.error)}</Alert>
        <Button variant="contained" loading={link.isFetching} onClick={() => void link.refetch()}>
          {t('common:actions.tryAgain')}
        </Button>
      </AccountFrame>
    );
  if (!link.data)
    return (
      <AccountFrame title={t('setPassword.title')} text={t('setPassword.checking')}>
        <Skeleton variant="rounded" height={180} />
      </AccountFrame>
    );

  const { kind, name } = link.data;
  return (
    <AccountFrame
      title={t(kind === 'invitation' ? 'setPassword.welcome' : 'setPassword.title', { name })}
      text={t(kind === 'invitation' ? 'setPassword.invitationText' : 'setPassword.resetText')}
    >
      <SetPasswordForm
        token={token}
        username={link.data.username}
        onDone={() => setState('done')}
        onInvalid={() => setState('invalid')}
      />
    </AccountFrame>
  );
}

function isInvalid(error: Error | null): boolean {
  return isApiError(error) && (error.code === 'auth.link-invalid' || error.code === 'request.invalid');
}
