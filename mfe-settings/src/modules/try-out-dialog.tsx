import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Alert, notify } from '@vitral/ui';
import { useState } from 'react';
import { useActivate } from './channel-changes.ts';
import { channelQuery } from './modules.queries.ts';
import { CheckDialog } from './check-dialog.tsx';
import type { ReleaseDialogProps } from './release-task.tsx';
import { isShare, ShareField } from './share-field.tsx';

const FIRST_SHARE = 10;

/** Asks for the share of visitors that receives a candidate. */
export function TryOutDialog({ release, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { data: channel } = useSuspenseQuery(channelQuery);
  const [share, setShare] = useState<number>(FIRST_SHARE);
  const { name, version } = release;
  const { candidate } = channel;
  const { mutate, isPending, error } = useActivate(release, () => {
    notify.success(t('modules.tryingOut', { name, version }));
    onClose();
  });
  return (
    <CheckDialog
      title={t('modules.tryOutTitle', { name, version })}
      text={t('modules.tryOutText')}
      confirmLabel={t('modules.tryOutConfirm')}
      isPending={isPending}
      isBlocked={candidate !== null || !isShare(share)}
      error={error}
      onConfirm={() => mutate({ share })}
      onClose={onClose}
    >
      {candidate ? (
        <Alert severity="info">
          {t('modules.oneCandidate', { name: candidate.release.name, version: candidate.release.version })}
        </Alert>
      ) : (
        <ShareField value={share} onChange={setShare} />
      )}
    </CheckDialog>
  );
}
