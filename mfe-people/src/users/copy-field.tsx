import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, notify, Stack, TextField } from '@vitral/ui';
import { useRef } from 'react';

interface CopyFieldProps {
  label: string;
  value: string;
  hint?: string;
  /** Whether this is what the person came for. */
  isMain?: boolean;
}

/** A text that is there to be taken away: by the button or, where the browser refuses it, by hand. */
export function CopyField({ label, value, hint, isMain = false }: CopyFieldProps) {
  const { t } = useTranslation('mfe-people');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify.success(t('copy.done'));
    } catch {
      field.current?.select();
      field.current?.focus();
      notify.info(t('copy.byHand'));
    }
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
      <TextField
        label={label}
        value={value}
        helperText={hint}
        inputRef={field}
        onFocus={() => field.current?.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        autoFocus={isMain}
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<NavigationIcon name="content_copy" />}
        onClick={() => void copy()}
        sx={{ flexShrink: 0 }}
      >
        {t('copy.copy')}
      </Button>
    </Stack>
  );
}
