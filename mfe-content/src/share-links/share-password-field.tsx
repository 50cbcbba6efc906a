import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { IconButton, NavigationIcon } from '@vitral/ui';
import { InputAdornment, TextField } from '@vitral/ui/forms';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { ShareLinkValues } from './share-link-form.tsx';

const { sharePasswordMin: minLength, password: maxLength } = LIMITS;

/** The password of a link; it can be shown, since its creator has to pass it on. */
export function SharePasswordField({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const [isShown, setIsShown] = useState(false);
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
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={t(isShown ? 'share-links.hidePassword' : 'share-links.showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        <NavigationIcon name={isShown ? 'visibility_off' : 'visibility'} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...rest}
      inputRef={ref}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      label={t('share-links.password')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t('share-links.passwordHint', { count: minLength })}
      slotProps={{ htmlInput: { maxLength }, input: { endAdornment: toggle } }}
    />
  );
}
