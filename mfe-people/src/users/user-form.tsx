import { isUsername, LIMITS, ROLES, type UserInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { FormHelperText, FormSelect, FormTextField } from '@vitral/ui/forms';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface UserFormProps<Values extends UserInput & FieldValues> {
  control: Control<Values>;
}

/** The fields of an account. */
export function UserForm<Values extends UserInput & FieldValues>({ control }: UserFormProps<Values>) {
  const { t } = useTranslation('mfe-people');
  const role = useWatch({ control, name: 'role' as Path<Values> });
  const field = (name: keyof UserInput) => ({
    control,
    name: name as Path<Values>,
    label: t(`users.fields.${name}`),
    autoComplete: 'off',
  });
  const usernameProblem = (username: string) => {
    if (username.length < LIMITS.usernameMin)
      return t('users.fields.usernameShort', { count: LIMITS.usernameMin });
    return isUsername(username) ? undefined : t('users.fields.usernameCharacters');
  };
  return (
    <>
      <FormTextField {...field('name')} limit={LIMITS.name} required autoFocus />
      <FormTextField
        {...field('username')}
        hint={t('users.fields.usernameCharacters')}
        limit={LIMITS.username}
        check={usernameProblem}
        required
      />
      <FormTextField
        {...field('email')}
        type="email"
        hint={t('users.fields.emailHint')}
        check={(email) => (EMAIL.test(email) ? undefined : t('users.fields.emailInvalid'))}
      />
      <Box>
        <FormSelect
          {...field('role')}
          choices={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <FormHelperText sx={{ mx: 1.75 }}>{t(`users.roleHint.${String(role)}`)}</FormHelperText>
      </Box>
    </>
  );
}

/** The fields of errors that concern one without naming it. */
export const FIELD_OF_ERROR = { 'users.username-taken': 'username' } as const;

/** The request body: trimmed, and null for an empty email. */
export function cleaned<Values extends UserInput>(values: Values): Values {
  return {
    ...values,
    name: values.name.trim(),
    username: values.username.trim(),
    email: values.email?.trim() || null,
  };
}
