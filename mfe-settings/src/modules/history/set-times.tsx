import type { ReleaseSetSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { SetMark } from '../../shared/release-mark.tsx';

/** Id, creation and last use of a set. */
export function SetTimes({ set: { id, createdAt, lastSeenAt } }: { set: ReleaseSetSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      <SetMark id={id} />
      <Typography variant="body2">
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {lastSeenAt ? t('history.lastSeen', { time: dateTime(lastSeenAt) }) : t('history.neverSeen')}
      </Typography>
    </Box>
  );
}
