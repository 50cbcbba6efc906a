import { useMutation } from '@tanstack/react-query';
import { isEmail, LIMITS, type RegistrationInput } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, Button } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { RuleField } from '../forms/rule-field.tsx';
import { UsernameField } from '../forms/username-field.tsx';
import { register } from './accounts.queries.ts';
import { isFieldRefusal, useFieldRefusal } from './use-field-refusal.ts';

type Values = Omit<RegistrationInput, 'language'>;

const EMPTY: Values = { name: '', username: '', email: '', password: '' };
const FIELDS = ['name', 'username', 'email', 'password'] as const;

interface RegisterFormProps {
  minLength: number | undefined;
  onDone: () => void;
}

export function RegisterForm({ minLength, onDone }: RegisterFormProps) {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const { control, handleSubmit, setError } = useForm<Values>({ mode: 'onTouched', defaultValues: EMPTY });
  const showRefusal = useFieldRefusal(setError, FIELDS);
  const registering = useMutation({ mutationFn: register, onSuccess: onDone, onError: showRefusal });
  const submit = handleSubmit((values) =>
    registering.mutate({ ...values, name: values.name.trim(), email: values.email.trim(), language }),
  );
  const emailProblem = (value: string) => {
    if (value.trim() === '') return t('register.emailRequired');
    return isEmail(value.trim()) ? null : t('register.emailInvalid');
  };

  return (
    <Form spacing={1.5} onSubmit={submit}>
      {registering.error && !isFieldRefusal(registering.error) && (
        <Alert severity="error">{errorText(registering.error)}</Alert>
      )}
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
      <Button type="submit" variant="contained" size="large" loading={registering.isPending}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
