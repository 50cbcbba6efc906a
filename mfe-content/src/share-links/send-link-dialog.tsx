import type { Language } from '@vitral/sdk/contracts/languages';
import type { ShareLink } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Button, DialogContent, Icon, notify, Stack, TitledDialog, useCopy } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { QrCode } from '@vitral/sdk/ui/qr-code';
import { saveQrCode, type QrCodeFormat } from '@vitral/sdk/ui/save-qr-code';
import { useRef, useState } from 'react';
import { emailUrl, shareMessage, whatsAppUrl } from './share-message.ts';

interface SendLinkDialogProps {
  link: Pick<ShareLink, 'path' | 'recipient' | 'language' | 'hasPassword'>;
  /** The title of what is shared. */
  title: string;
  onClose: () => void;
}

/** Sends a link by WhatsApp or email with a message that may be edited, or as a QR code. */
export function SendLinkDialog({ link, title, onClose }: SendLinkDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { recipient, hasPassword, path } = link;
  const heading = recipient ? t('share-links.sendTo', { name: recipient }) : t('share-links.sendTitle');
  return (
    <TitledDialog title={heading} maxWidth="sm" onClose={onClose}>
      <DialogContent dividers>
        <Stack spacing={3}>
          {hasPassword && <Alert severity="info">{t('share-links.sendPassword')}</Alert>}
          <MessageForm link={link} title={title} />
          <LinkQrCode url={`${location.origin}${path}`} name={recipient ?? title} />
        </Stack>
      </DialogContent>
    </TitledDialog>
  );
}

function MessageForm({ link, title }: Omit<SendLinkDialogProps, 'onClose'>) {
  const { t, i18n } = useTranslation('mfe-content');
  const language = link.language ?? (i18n.language as Language);
  const sent = { name: link.recipient, title, url: `${location.origin}${link.path}` };
  const [message, setMessage] = useState(() => shareMessage(language, sent));
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useCopy(() => field.current?.select());
  return (
    <Stack spacing={1.5}>
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        inputRef={field}
        label={t('share-links.message')}
        value={message.text}
        onChange={({ target }) => setMessage({ ...message, text: target.value })}
        slotProps={{ htmlInput: { lang: language } }}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          href={whatsAppUrl(message)}
          target="_blank"
          rel="noreferrer"
          startIcon={<Icon name="smartphone" />}
        >
          {t('share-links.whatsApp')}
        </Button>
        <Button variant="outlined" href={emailUrl(message)} startIcon={<Icon name="mail" />}>
          {t('share-links.email')}
        </Button>
        <Button startIcon={<Icon name="content_copy" />} onClick={() => void copy(message.text)}>
          {t('share-links.copyMessage')}
        </Button>
      </Stack>
    </Stack>
  );
}

function LinkQrCode({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('mfe-content');
  const picture = useRef<SVGSVGElement>(null);
  const save = async (format: QrCodeFormat) => {
    try {
      if (picture.current) await saveQrCode(picture.current, name, format);
    } catch (error) {
      notify.failure(t('share-links.qrCodeFailed'), error);
    }
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <QrCode value={url} title={t('share-links.qrCode')} picture={picture} />
      <Stack direction="row" spacing={1}>
        {(['png', 'svg'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            startIcon={<Icon name="download" />}
            aria-label={t('share-links.saveQrCode', { format: format.toUpperCase() })}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
