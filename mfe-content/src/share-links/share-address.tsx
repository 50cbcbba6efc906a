import type { ShareLink } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, notify, Stack } from '@vitral/ui';
import { TextField } from '@vitral/ui/forms';
import { useRef } from 'react';

interface ShareAddressProps {
  link: ShareLink;
  /** For the address that was just made. */
  isNew?: boolean;
}

/** The address of a link, to be copied: by the button or, where the browser refuses it, by hand. */
export function ShareAddress({ link, isNew = false }: ShareAddressProps) {
  const { t } = useTranslation('mfe-content');
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${link.path}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
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
        value={address}
        inputRef={field}
        onFocus={() => field.current?.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        autoFocus={isNew}
        variant={isNew ? 'contained' : 'outlined'}
        startIcon={<NavigationIcon name="content_copy" />}
        onClick={() => void copy()}
        sx={{ flexShrink: 0 }}
      >
        {t('share-links.copy')}
      </Button>
    </Stack>
  );
}
