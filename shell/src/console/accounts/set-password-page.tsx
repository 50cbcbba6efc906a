import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import { LIMITS } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { Alert, Button, Skeleton } from '@vitral/ui';
import { useState } from 'react';
import { AccountLayout } from '../forms/account-layout.tsx';
import { passwordLinkQuery } from './accounts.queries.ts';
import { InvalidLink } from './invalid-link.tsx';
import { takeLinkToken } from './link-token.ts';
import { PasswordSet } from './password-set.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/** Landing page of a one-time link: checks the link, then asks for a new password. */
export function SetPasswordPage() {
  const { t } = useTranslation('shell');
  const [token] = useState(takeLinkToken);
  const isComplete = token !== '' && token.length <= LIMITS.linkToken;
  const link = useQuery({ ...passwordLinkQuery(token), enabled: isComplete });
  const [state, setState] = useState<'open' | 'done' | 'invalid'>('open');

  if (state === 'done') return <PasswordSet />;
  if (!isComplete || state === 'invalid' || isInvalid(link.error)) return <InvalidLink />;
  if (link.error)
    return (
      <AccountLayout isResult title={t('setPassword.title')}>
        <Alert severity="error">{errorText(link.error)}</Alert>
        <Button variant="contained" loading={link.isFetching} onClick={() => void link.refetch()}>
          {t('common:actions.tryAgain')}
        </Button>
      </AccountLayout>
    );
  if (!link.data)
    return (
      <AccountLayout title={t('setPassword.title')} text={t('setPassword.checking')}>
        <Skeleton variant="rounded" height={180} />
      </AccountLayout>
    );

  const { kind, name } = link.data;
  return (
    <AccountLayout
      title={t(kind === 'invitation' ? 'setPassword.welcome' : 'setPassword.title', { name })}
      text={t(kind === 'invitation' ? 'setPassword.invitationText' : 'setPassword.resetText')}
    >
      <SetPasswordForm
        token={token}
        username={link.data.username}
        onDone={() => setState('done')}
        onInvalid={() => setState('invalid')}
      />
    </AccountLayout>
  );
}

function isInvalid(error: Error | null): boolean {
  return isApiError(error) && (error.code === 'auth.link-invalid' || error.code === 'request.invalid');
}
