import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert } from '@vitral/sdk/ui';
import { useState } from 'react';
import { activate } from './channel-changes.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { AskList, useGrant } from './grants.tsx';
import { channelQuery } from './modules.queries.ts';
import { isShare, ShareField } from './share-field.tsx';

export interface ReleaseTask {
  kind: 'activate' | 'try-out';
  release: ReleaseSummary;
}

type ReleaseTaskDialogProps = Pick<ReleaseTask, 'release'> & { onClose: () => void };

const DIALOGS = { activate: ActivateDialog, 'try-out': TryOutDialog };

export function ReleaseTaskDialog({ kind, ...props }: ReleaseTask & ReleaseTaskDialogProps) {
  const TaskDialog = DIALOGS[kind];
  return <TaskDialog {...props} />;
}

function ActivateDialog({ release, onClose }: ReleaseTaskDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { asks, isKnown, grant, list } = useGrant(release);
  const { name, version } = release;
  return (
    <ChannelDialog
      title={t('modules.activateTitle', { name, version })}
      text={t('modules.activateText')}
      confirmLabel={t(asks.length > 0 ? 'grants.confirm' : 'modules.activateConfirm')}
      success={t('modules.activated', { name, version })}
      isBlocked={!isKnown}
      change={async () => {
        await grant();
        return activate(release, {});
      }}
      onClose={onClose}
    >
      <AskList {...list} />
    </ChannelDialog>
  );
}

const FIRST_SHARE = 10;

/** Asks for the share of visitors that receives a candidate. */
function TryOutDialog({ release, onClose }: ReleaseTaskDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { data: channel } = useSuspenseQuery(channelQuery);
  const [share, setShare] = useState<number>(FIRST_SHARE);
  const { asks, isKnown, grant, list } = useGrant(release);
  const { name, version } = release;
  const { candidate } = channel;
  return (
    <ChannelDialog
      title={t('modules.tryOutTitle', { name, version })}
      text={t('modules.tryOutText')}
      confirmLabel={t(asks.length > 0 ? 'grants.tryOutConfirm' : 'modules.tryOutConfirm')}
      success={t('modules.tryingOut', { name, version })}
      isBlocked={candidate !== null || !isShare(share) || !isKnown}
      change={async () => {
        await grant();
        return activate(release, { share });
      }}
      onClose={onClose}
    >
      <AskList {...list} />
      {candidate ? (
        <Alert severity="info">
          {t('modules.oneCandidate', { name: candidate.release.name, version: candidate.release.version })}
        </Alert>
      ) : (
        <ShareField value={share} onChange={setShare} />
      )}
    </ChannelDialog>
  );
}
