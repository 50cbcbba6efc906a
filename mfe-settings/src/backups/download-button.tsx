import { TIMING, type Backup } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, notify } from '@vitral/ui';
import { useEffect, useState } from 'react';
import { makeLink } from './backups.queries.ts';

interface DownloadButtonProps {
  backup: Backup;
  /** Navigates to the URL, which makes the browser download the file; replaced in tests. */
  open?: (url: string) => void;
}

const goTo = (url: string) => location.assign(url);

/** Downloads a backup by a one-time link. */
export function DownloadButton({ backup, open = goTo }: DownloadButtonProps) {
  const { t } = useTranslation('mfe-settings');
  const [isPreparing, setIsPreparing] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);

  // No event reports the start of a download, so a timer resets the button.
  useEffect(() => {
    if (!hasStarted) return undefined;
    const timer = setTimeout(() => {
      setHasStarted(false);
      setIsPreparing(false);
    }, TIMING.downloadStart);
    return () => clearTimeout(timer);
  }, [hasStarted]);

  const download = async () => {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      const { address } = await makeLink(backup);
      // The link may name the public host, which would make the download cross-origin; the path avoids that.
      open(new URL(address, location.origin).pathname);
      setHasStarted(true);
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
