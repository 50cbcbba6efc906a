import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api, isApiError } from '@vitral/api-client';
import type { PasswordLinkInfo, PasswordLinkInput } from '@vitral/contracts/accounts';
import { LIMITS } from '@vitral/contracts/limits';
import { errorText, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, Button, Skeleton, Typography } from '@vitral/ui';
import { Form, TextField, useFailureReport } from '@vitral/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountLayout, LoginButton, LoginLink } from '../forms/account-layout.tsx';
import { NewPasswordField } from '../forms/rule-fields.tsx';
import { ACCOUNT_PATHS } from '../forms/account-paths.ts';
import { authOptionsQuery } from './accounts.queries.ts';

/** Reads the purpose of a link. Never refetched: a valid link stays valid until it is used. */
const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['auth', 'password-link', token],
    queryFn: ({ signal }) => api.post<PasswordLinkInfo>('/auth/password-links/check', { token }, { signal }),
    staleTime: Infinity,
  });

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

let token: string | undefined;

/**
 * Returns the token in the fragment of a link, '' without one. The first call removes it from the URL and the history
 * and stores it here, because React may render a screen several times before mounting it.
 */
function takeLinkToken(): string {
  const { hash, pathname, search } = window.location;
  if (hash !== '') {
    token = hash.slice(1);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return token ?? '';
}

interface SetPasswordFormProps {
  token: string;
  username: string;
  onDone: () => void;
  /** The link was used or replaced in the meantime. */
  onInvalid: () => void;
}

const FIELDS = ['password'] as const;

function SetPasswordForm({ token, username, onDone, onInvalid }: SetPasswordFormProps) {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  const form = useForm({ mode: 'onTouched', defaultValues: { password: '' } });
  const [failure, setFailure] = useState<Error | null>(null);
  const report = useFailureReport({
    form,
    fields: FIELDS,
    message: setFailure,
    atField: { 'auth.weak-password': 'password', 'auth.leaked-password': 'password' },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (input: PasswordLinkInput) => api.post('/auth/password-links/redeem', input),
    onMutate: () => setFailure(null),
    onSuccess: onDone,
    onError: (error) =>
      isApiError(error) && error.code === 'auth.link-invalid' ? onInvalid() : report(error),
  });

  return (
    <Form spacing={2.5} onSubmit={form.handleSubmit(({ password }) => mutate({ token, password }))}>
      {failure && <Alert severity="error">{errorText(failure)}</Alert>}
      <TextField
        label={t('login.username')}
        name="username"
        value={username}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <NewPasswordField
        control={form.control}
        name="password"
        label={t('setPassword.password')}
        autoFocus
        minLength={options?.passwordMinLength}
      />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t('setPassword.submit')}
      </Button>
    </Form>
  );
}

/** Shown for a link that was used, was replaced, has expired or is incomplete; offers to request a new one. */
function InvalidLink() {
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

/** Confirms the new password of a one-time link. A session of another account is ended before the login. */
function PasswordSet() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const leaving = useMutation({
    mutationFn: () => api.post('/auth/logout'),
    onSettled: () => window.location.assign(ACCOUNT_PATHS.login),
  });
  return (
    <AccountLayout isResult title={t('setPassword.doneTitle')}>
      <Typography>{t('setPassword.doneText')}</Typography>
      {user ? (
        <Button variant="contained" size="large" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('accounts.goToLogin')}
        </Button>
      ) : (
        <LoginButton />
      )}
    </AccountLayout>
  );
}
