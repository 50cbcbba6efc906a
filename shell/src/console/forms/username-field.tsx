import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { FieldValues } from 'react-hook-form';
import { sanitizeUsername, usernameProblem } from '../login/login-rules.ts';
import { RuleField, type RuleFieldProps } from './rule-field.tsx';

type UsernameFieldProps<Values extends FieldValues> = Pick<
  RuleFieldProps<Values>,
  'control' | 'name' | 'autoFocus' | 'hint'
>;

/** Username field with the rules of docs/product/accounts.md. */
export function UsernameField<Values extends FieldValues>(props: UsernameFieldProps<Values>) {
  const { t } = useTranslation('shell');
  const validate = (value: string) => {
    const key = usernameProblem(value);
    return key && t(key);
  };
  return (
    <RuleField
      {...props}
      label={t('login.username')}
      autoComplete="username"
      validate={validate}
      sanitize={sanitizeUsername}
      htmlInput={{ maxLength: LIMITS.username, autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
