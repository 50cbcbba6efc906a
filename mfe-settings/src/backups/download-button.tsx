import { TIMING, type Backup } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, notify } from '@vitral/ui';
import { useEffect, useState } from 'react';
import { makeLink } from './backups.queries.ts';

interface DownloadButtonProps {
  backup: Backup;
  /** How the browser gets the file: by going to its address, which it then downloads. */
  open?: (address: string) => void;
}

const goTo = (address: string) => location.assign(address);

/** Downloads by a link that works once. */
export function DownloadButton({ backup, open = goTo }: DownloadButtonProps) {
  const { t } = useTranslation('mfe-settings');
  const [isPreparing, setIsPreparing] = useState(false);
  const [isGone, setIsGone] = useState(false);

  // A page is not told when a download begins.
  useEffect(() => {
    if (!isGone) return undefined;
    const timer = setTimeout(() => {
      setIsGone(false);
      setIsPreparing(false);
    }, TIMING.downloadStart);
    return () => clearTimeout(timer);
  }, [isGone]);

  const download = async () => {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      const { address } = await makeLink(backup);
      // The site may have another name for those outside, where the download would be of another origin.
      open(new URL(address, location.origin).pathname);
      setIsGone(true);
    } catch (error) {
      setIsPreparing(false);
      notify.failure(t('backups.downloadFailed'), error);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<NavigationIcon name="download" />}
      aria-label={isPreparing ? undefined : t('backups.downloadOf', { filename: backup.filename })}
      aria-disabled={isPreparing}
      onClick={() => void download()}
    >
      {t(isPreparing ? 'backups.preparing' : 'backups.download')}
    </Button>
  );
}
