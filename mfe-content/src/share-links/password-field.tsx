import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { IconButton, NavigationIcon } from '@vitral/ui';
import { InputAdornment, TextField } from '@vitral/ui/forms';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { ShareLinkValues } from './share-link-form.tsx';

const { sharePasswordMin: least, password: most } = LIMITS;

/** The password of a link, which its maker has to be able to read, to tell it to somebody. */
export function PasswordField({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const [isShown, setIsShown] = useState(false);
  const { field, fieldState } = useController({
    control,
    name: 'password',
    rules: {
      validate: (password) =>
        password === '' || password.length >= least || t('share-links.passwordShort', { count: least }),
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
      helperText={fieldState.error?.message ?? t('share-links.passwordHint', { count: least })}
      slotProps={{ htmlInput: { maxLength: most }, input: { endAdornment: toggle } }}
    />
  );
}
