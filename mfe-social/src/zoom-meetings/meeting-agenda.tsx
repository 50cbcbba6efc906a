import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { useTranslation } from '@vitral/i18n';
import { Card, Typography } from '@vitral/ui';
import { MeetingRow, type MeetingRowProps } from './meeting-row.tsx';
import { findOverlap } from './overlaps.ts';
import { browserZone, zoneName } from './zones.ts';

export type MeetingActions = Omit<MeetingRowProps, 'meeting' | 'overlap'>;

interface MeetingAgendaProps extends MeetingActions {
  meetings: ZoomMeeting[];
  /** All live sessions, with which the listed ones may overlap. */
  all: ZoomMeeting[];
}

/** Live sessions as rows that open, with their next dates in the reader's zone. */
export function MeetingAgenda({ meetings, all, ...actions }: MeetingAgendaProps) {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('zoom-meetings.agenda.zone', { zone: zoneName(browserZone()) })}
      </Typography>
      <Card component="ul" aria-label={t('zoom-meetings.list')} sx={LIST}>
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} overlap={findOverlap(meeting, all)} {...actions} />
        ))}
      </Card>
    </>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  containerType: 'inline-size',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
