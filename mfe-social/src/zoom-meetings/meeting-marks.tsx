import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Chip, Icon, Typography } from '@vitral/sdk/ui';
import { isDisagreeing } from './disagreements.tsx';
import type { Overlap } from './overlaps.ts';
import type { MeetingCall } from './zoom-call-state.tsx';

interface MeetingMarksProps extends MeetingCall {
  meeting: ZoomMeeting;
  overlap: Overlap | null;
  /** Opens the details, which explain the warnings. */
  onOpen: () => void;
}

/** The category of a live session, its state in Zoom, and its warnings. */
export function MeetingMarks({ meeting, overlap, call, report, onOpen }: MeetingMarksProps) {
  const { t } = useTranslation('mfe-social');
  const hasFailed = call?.state === 'failed';
  const warnings = [
    isDisagreeing(meeting) && t('zoom-meetings.warnings.times'),
    overlap && t('zoom-meetings.warnings.overlap'),
    meeting.datelessExceptions.length > 0 && t('zoom-meetings.dateless.title'),
    hasFailed && t('zoom-meetings.warnings.zoom'),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      <Chip size="small" variant="outlined" label={t(`zoom-meetings.categories.${meeting.category}`)} />
      {call && !hasFailed && (
        <Chip size="small" variant="outlined" label={t(`zoom-meetings.call.brief.${call.state}`)} />
      )}
      {report && (
        <Typography variant="body2" color="textSecondary">
          {t('zoom-meetings.call.latest', { count: report.participants })}
        </Typography>
      )}
      {warnings.map((text) => (
        <Chip
          key={text}
          size="small"
          color="warning"
          variant="outlined"
          icon={<Icon name="warning" />}
          label={text}
          onClick={onOpen}
        />
      ))}
    </>
  );
}
