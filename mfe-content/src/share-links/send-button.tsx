import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Icon, lazyComponent } from '@vitral/sdk/ui';
import { startTransition, useState } from 'react';

const SendLinkDialog = lazyComponent(
  'send-link-dialog',
  async () => (await import('./send-link-dialog.tsx')).SendLinkDialog,
  () => null,
);

type SendButtonProps = Omit<Parameters<typeof SendLinkDialog>[0], 'onClose'>;

/** Opens the dialog that sends a link. */
export function SendButton(props: SendButtonProps) {
  const { t } = useTranslation('mfe-content');
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const prefetch = () => void client.prefetchQuery(SendLinkDialog.query);
  const { recipient } = props.link;
  return (
    <>
      <Button
        startIcon={<Icon name="share" />}
        aria-label={recipient ? t('share-links.sendTo', { name: recipient }) : t('share-links.sendTitle')}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {t('share-links.send')}
      </Button>
      {isOpen && <SendLinkDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
