import { useTranslation } from '@vitral/i18n';
import { Box, Button, NavigationIcon } from '@vitral/ui';
import { TextField } from '@vitral/ui/forms';
import { useRef } from 'react';
import { useCopyCode } from './use-copy-code.ts';

interface CodeFieldProps {
  /** The label of the field, such as 'YouTube embed code'. */
  label: string;
  code: string;
}

/** Code with a copy button; it is selected for manual copying if the browser refuses clipboard access. */
export function CodeField({ label, code }: CodeFieldProps) {
  const { t } = useTranslation('mfe-social');
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useCopyCode(() => {
    field.current?.focus();
    field.current?.select();
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={label}
        value={code}
        inputRef={field}
        multiline
        minRows={3}
        maxRows={8}
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false, translate: 'no' },
          input: { sx: { fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' } },
        }}
      />
      <Button
        variant="outlined"
        startIcon={<NavigationIcon name="content_copy" />}
        aria-label={t('embeds.copyWhat', { what: label })}
        onClick={() => void copy(code)}
      >
        {t('embeds.copy')}
      </Button>
    </Box>
  );
}
