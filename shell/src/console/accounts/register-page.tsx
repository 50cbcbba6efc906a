import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { RegistrationInput } from '@vitral/contracts/accounts';
import { isEmail } from '@vitral/contracts/email';
import { LIMITS } from '@vitral/contracts/limits';
import { errorText, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, Button, Typography } from '@vitral/ui';
import { Form, useFailureReport } from '@vitral/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountLayout, LoginButton } from '../forms/account-layout.tsx';
import { NewPasswordField, RuleField, UsernameField } from '../forms/rule-fields.tsx';
import { authOptionsQuery } from './accounts.queries.ts';
import { OptionsLayout } from './options-layout.tsx';

/** Registers a new account, which an admin has to approve (docs/product/accounts.md). */
export function RegisterPage() {
  const { t } = useTranslation('shell');
  const { data: options } = useQuery(authOptionsQuery);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <AccountLayout isResult title={t('register.doneTitle')}>
        <Typography>{t('register.doneText')}</Typography>
        {options?.canMail && <Typography color="textSecondary">{t('register.doneMail')}</Typography>}
        <LoginButton />
      </AccountLayout>
    );
  return (
    <OptionsLayout
      title={t('register.title')}
      text={t('register.text')}
      height={320}
      refusal={({ isRegistrationOpen }) => (isRegistrationOpen ? null : t('register.closed'))}
    >
      {(allowed) => <RegisterForm minLength={allowed?.passwordMinLength} onDone={() => setDone(true)} />}
    </OptionsLayout>
  );
}

type Values = Omit<RegistrationInput, 'language'>;

const EMPTY: Values = { name: '', username: '', email: '', password: '' };
const FIELDS = ['name', 'username', 'email', 'password'] as const;

function RegisterForm({ minLength, onDone }: { minLength: number | undefined; onDone: () => void }) {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY });
  const { control } = form;
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: RegistrationInput) => api.post('/auth/registration', input),
    onMutate: () => setFailure(null),
    onSuccess: onDone,
    onError: useFailureReport({
      form,
      fields: FIELDS,
      message: setFailure,
      atField: {
        'users.username-taken': 'username',
        'auth.weak-password': 'password',
        'auth.leaked-password': 'password',
      },
    }),
  });
  const submit = form.handleSubmit((values) =>
    mutate({ ...values, name: values.name.trim(), email: values.email.trim(), language }),
  );
  const emailProblem = (value: string) => {
    if (value.trim() === '') return t('register.emailRequired');
    return isEmail(value.trim()) ? null : t('register.emailInvalid');
  };

  return (
    <Form spacing={1.5} onSubmit={submit}>
      {failure && <Alert severity="error">{errorText(failure)}</Alert>}
      <RuleField
        control={control}
        name="name"
        label={t('register.name')}
        autoComplete="name"
        autoFocus
        validate={(value) => (value.trim() === '' ? t('register.nameRequired') : null)}
        htmlInput={{ maxLength: LIMITS.name }}
      />
      <UsernameField control={control} name="username" hint={t('register.usernameHint')} />
      <RuleField
        control={control}
        name="email"
        type="email"
        label={t('register.email')}
        autoComplete="email"
        validate={emailProblem}
        htmlInput={{ maxLength: LIMITS.email }}
      />
      <NewPasswordField control={control} name="password" label={t('login.password')} minLength={minLength} />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
