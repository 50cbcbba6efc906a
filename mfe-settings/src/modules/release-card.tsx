import type { ReleaseSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseMark } from '../shared/release-mark.tsx';
import { Published } from './release-origin.tsx';
import { ReleaseState } from './release-state.tsx';
import type { ReleaseTask } from './release-task.tsx';

interface ReleaseCardProps {
  release: ReleaseSummary;
  onStart: (task: ReleaseTask) => void;
}

/** A release in the list on a phone. */
export function ReleaseCard({ release, onStart }: ReleaseCardProps) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const { revision, size } = release;
  return (
    <Stack spacing={1}>
      <div>
        <ReleaseMark release={release} />
        <ReleaseState release={release} />
      </div>
      <div>
        <Published release={release} />
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {revision ? t('modules.sizeAndRevision', { size: fileSize(size), revision }) : fileSize(size)}
      </Typography>
      <ReleaseActions release={release} onStart={onStart} />
    </Stack>
  );
}
