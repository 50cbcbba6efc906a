import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { TextField, usePasswordToggle } from '@vitral/sdk/ui/forms';
import { useController, type Control } from 'react-hook-form';
import type { ShareLinkValues } from './share-link-values.ts';

const { sharePasswordMin: minLength, password: maxLength } = LIMITS;

/** The password of a link; it can be shown, since its creator has to pass it on. */
export function SharePasswordField({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const { type, endAdornment } = usePasswordToggle(
    t('share-links.showPassword'),
    t('share-links.hidePassword'),
  );
  const { field, fieldState } = useController({
    control,
    name: 'password',
    rules: {
      validate: (password) =>
        password === '' ||
        password.length >= minLength ||
        t('share-links.passwordShort', { count: minLength }),
    },
  });
  const { ref, ...rest } = field;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      type={type}
      autoComplete="new-password"
      label={t('share-links.fields.password')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t('share-links.passwordHint', { count: minLength })}
      slotProps={{ htmlInput: { maxLength }, input: { endAdornment } }}
    />
  );
}
