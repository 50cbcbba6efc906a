import type { Backup } from '@vitral/sdk/contracts/backups';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Fact, Facts, Typography } from '@vitral/sdk/ui';
import { DetailsDialog } from '../shared/details-dialog.tsx';
import { Code } from '../shared/release-mark.tsx';
import type { BackupTask } from './backup-dialogs.tsx';
import { BackupContents, BackupStatus } from './backup-facts.tsx';
import { BackupRowActions } from './backup-row-actions.tsx';
import { EncryptionFact, SignatureFact } from './protection.tsx';

interface BackupDialogProps {
  backup: Backup;
  onStart: (task: BackupTask) => void;
  onClose: () => void;
}

/** Shown for a backup that no longer exists. */
export function MissingBackup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <DetailsDialog title={t('backups.details')} onClose={onClose}>
      <Typography>{t('backups.missing')}</Typography>
    </DetailsDialog>
  );
}

/** Everything known about a backup, and its actions. */
export function BackupDialog({ backup, onStart, onClose }: BackupDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { filename, origin, state, actorName, createdAt, finishedAt, checksum } = backup;
  return (
    <DetailsDialog
      title={filename}
      actions={<BackupRowActions backup={backup} onStart={onStart} />}
      onClose={onClose}
    >
      <Facts>
        <Fact term={t('backups.state')}>
          <BackupStatus backup={backup} />
        </Fact>
        <Fact term={t('backups.created')}>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </Fact>
        {finishedAt && (
          <Fact term={t('backups.finished')}>
            <time dateTime={finishedAt}>{dateTime(finishedAt)}</time>
          </Fact>
        )}
        <Fact term={t('backups.origin')}>{t(`backups.origins.${origin}`)}</Fact>
        {actorName && <Fact term={t('backups.actor')}>{actorName}</Fact>}
        <Fact term={t('backups.size')}>
          <BackupContents backup={backup} />
        </Fact>
        {state === 'ready' && (
          <>
            <Fact term={t('backups.encryption')}>
              <EncryptionFact backup={backup} />
            </Fact>
            <Fact term={t('backups.signature')}>
              <SignatureFact backup={backup} />
            </Fact>
          </>
        )}
        {checksum && (
          <Fact term={t('backups.checksum')}>
            <Code>{checksum}</Code>
          </Fact>
        )}
      </Facts>
    </DetailsDialog>
  );
}
