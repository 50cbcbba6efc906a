import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from '@vitral/i18n';
import { useRef } from 'react';
import { Icon } from '../layout/icon.tsx';
import { Button } from '../controls/button.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyFieldProps {
  label: string;
  value: string;
  /** A text that is shown instead of the value because it is easier to read. */
  shown?: string;
  hint?: string;
  /** Highlights the button and gives it the focus. */
  isMain?: boolean;
}

/** A text to copy with a button or, if the browser denies access to the clipboard, by hand. */
export function CopyField({ label, value, shown = value, hint, isMain = false }: CopyFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopy(() => field.current?.focus());
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
      <TextField
        label={label}
        value={shown}
        helperText={hint}
        inputRef={field}
        onFocus={() => field.current?.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        autoFocus={isMain}
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<Icon name="content_copy" />}
        onClick={() => void copy(value)}
        sx={{ flexShrink: 0 }}
      >
        {t('copy.copy')}
      </Button>
    </Stack>
  );
}
