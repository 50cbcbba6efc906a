import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { FieldValues } from 'react-hook-form';
import { cleanUsername, usernameProblem } from '../login/login-rules.ts';
import { RuleField, type RuleFieldProps } from './rule-field.tsx';

type UsernameFieldProps<Values extends FieldValues> = Pick<
  RuleFieldProps<Values>,
  'control' | 'name' | 'autoFocus' | 'hint'
>;

/** A field for a username, with the rules of docs/product/accounts.md. */
export function UsernameField<Values extends FieldValues>(props: UsernameFieldProps<Values>) {
  const { t } = useTranslation('shell');
  const problemOf = (value: string) => {
    const key = usernameProblem(value);
    return key && t(key);
  };
  return (
    <RuleField
      {...props}
      label={t('login.username')}
      autoComplete="username"
      problemOf={problemOf}
      clean={cleanUsername}
      htmlInput={{ maxLength: LIMITS.username, autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
