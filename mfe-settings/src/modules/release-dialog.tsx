import { useTranslation } from '@vitral/i18n';
import { DialogContent, LoadBoundary, Skeleton, TitledDialog } from '@vitral/ui';
import { ReleaseDetails } from './release-details.tsx';
import type { ReleaseDialogProps } from './release-task.tsx';

/** The details of a release. */
export function ReleaseDialog({ release, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { name, version } = release;
  return (
    <TitledDialog title={t('modules.releaseTitle', { name, version })} focusClose onClose={onClose}>
      <DialogContent dividers tabIndex={0}>
        <LoadBoundary
          failure={t('modules.releaseFailed')}
          loading={<Skeleton variant="rounded" height={320} />}
        >
          <ReleaseDetails id={release.id} />
        </LoadBoundary>
      </DialogContent>
    </TitledDialog>
  );
}
