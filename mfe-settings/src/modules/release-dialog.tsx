import { useTranslation } from '@vitral/i18n';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  LoadBoundary,
  NavigationIcon,
  Skeleton,
  Stack,
  useMediaQuery,
  useTheme,
} from '@vitral/ui';
import { useId } from 'react';
import { ReleaseDetails } from './release-details.tsx';
import type { ReleaseDialogProps } from './release-task.tsx';

/** The details of a release. */
export function ReleaseDialog({ release, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { name, version } = release;
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={id}>
      <Stack direction="row" sx={{ alignItems: 'center', pr: 2 }}>
        <DialogTitle id={id} sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('modules.releaseTitle', { name, version })}
        </DialogTitle>
        <IconButton aria-label={t('actions.close')} onClick={onClose} autoFocus>
          <NavigationIcon name="close" />
        </IconButton>
      </Stack>
      <DialogContent dividers tabIndex={0}>
        <LoadBoundary
          failure={t('modules.releaseFailed')}
          loading={<Skeleton variant="rounded" height={320} />}
        >
          <ReleaseDetails id={release.id} />
        </LoadBoundary>
      </DialogContent>
    </Dialog>
  );
}
