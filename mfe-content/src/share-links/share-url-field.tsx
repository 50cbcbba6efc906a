import type { ShareLink } from '@vitral/contracts/share-links';
import { useTranslation } from '@vitral/i18n';
import { Button, Icon, notify, Stack } from '@vitral/ui';
import { TextField } from '@vitral/ui/forms';
import { useRef } from 'react';

interface ShareUrlFieldProps {
  link: ShareLink;
  /** True for a link that was just created. */
  isNew?: boolean;
}

/** URL of a link, copied with the button, or by hand if the browser refuses. */
export function ShareUrlField({ link, isNew = false }: ShareUrlFieldProps) {
  const { t } = useTranslation('mfe-content');
  const field = useRef<HTMLInputElement>(null);
  const url = `${location.origin}${link.path}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success(t('share-links.copied'));
    } catch {
      field.current?.select();
      field.current?.focus();
      notify.info(t('share-links.copyByHand'));
    }
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <TextField
        label={t('share-links.address')}
        value={url}
        inputRef={field}
        onFocus={() => field.current?.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        autoFocus={isNew}
        variant={isNew ? 'contained' : 'outlined'}
        startIcon={<Icon name="content_copy" />}
        onClick={() => void copy()}
        sx={{ flexShrink: 0 }}
      >
        {t('share-links.copy')}
      </Button>
    </Stack>
  );
}
