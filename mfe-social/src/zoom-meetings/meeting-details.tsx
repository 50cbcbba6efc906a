import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Chip, MuiLink, Stack, Typography } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';
import { Disagreements } from './disagreements.tsx';
import { MeetingDates } from './meeting-dates.tsx';
import { nextDate } from './next-date.ts';
import type { Overlap } from './overlaps.ts';
import { UnscheduledExceptions } from './unscheduled-exceptions.tsx';
import { endsNextDay, slotTimes, useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { browserZone, zoneName } from './zones.ts';
import { ZoomCallState, type MeetingCall } from './zoom-call-state.tsx';

interface MeetingDetailsProps extends MeetingCall {
  id: string;
  meeting: ZoomMeeting;
  overlap: Overlap | null;
  onEdit: (meeting: ZoomMeeting) => void;
}

/** The schedule, the link, the warnings and the coming dates of a live session. */
export function MeetingDetails({ id, meeting, overlap, onEdit, ...call }: MeetingDetailsProps) {
  const { zoomLink } = meeting;
  return (
    <Box id={id} sx={DETAILS}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
        <Schedule meeting={meeting} />
        {zoomLink && (
          <MuiLink
            href={zoomLink}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {zoomLink}
          </MuiLink>
        )}
      </Stack>
      <Stack spacing={1.5} sx={{ minWidth: 0 }}>
        <Disagreements meeting={meeting} onEdit={onEdit} />
        {overlap && <OverlapAlert overlap={overlap} />}
        <ZoomCallState meeting={meeting} {...call} />
        <UnscheduledExceptions meeting={meeting} />
        <MeetingDates meeting={meeting} />
      </Stack>
    </Box>
  );
}

const DETAILS = {
  display: 'grid',
  gap: 3,
  px: 2,
  pt: 1,
  pb: 2,
  '@container (min-width: 700px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
};

/** Warns about another live session at the same time with the same link or leader. */
function OverlapAlert({ overlap: { date, other, shared } }: { overlap: Overlap }) {
  const { t } = useTranslation('mfe-social');
  const { span } = useMeetingTimes();
  const title = useMeetingTitle()(other);
  return (
    <Alert severity="warning" role="note">
      {t(`zoom-meetings.overlap.${shared}`, {
        title,
        date: `${span(date, date.timezone)} (${zoneName(date.timezone)})`,
      })}
    </Alert>
  );
}

const UNKNOWN = '—';

/** The next date, the weekdays and the slots of a live session. */
function Schedule({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { daysOfWeek, timeSlots } = meeting;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, '& dd + dt': { mt: 1 } }}>
      <Term>{t('zoom-meetings.next')}</Term>
      <NextDate meeting={meeting} />
      <Term>{t('zoom-meetings.days')}</Term>
      <Stack component="dd" direction="row" useFlexGap sx={{ m: 0, flexWrap: 'wrap', gap: 0.5 }}>
        {daysOfWeek.length === 0 && UNKNOWN}
        {daysOfWeek.map((day) => (
          <Chip key={day} size="small" label={t(`zoom-meetings.weekdays.${day}`)} />
        ))}
      </Stack>
      <Term>{t('zoom-meetings.fields.timeSlots')}</Term>
      {timeSlots.length === 0 && <Value>{UNKNOWN}</Value>}
      {timeSlots.map((slot, index) => (
        <Value key={index}>
          {`${zoneName(slot.timezone)}: ${slotTimes(slot)}`}
          {endsNextDay(slot) && ` (${t('zoom-meetings.slots.nextDayShort')})`}
          {slot.follows && `, ${t('zoom-meetings.slots.follows')}`}
        </Value>
      ))}
    </Box>
  );
}

/** The next date in the time zone of the live session and, if it differs, in the reader's. */
function NextDate({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { span } = useMeetingTimes();
  const next = nextDate(meeting);
  if (!next) return <Value>{UNKNOWN}</Value>;
  const readerZone = browserZone();
  return (
    <>
      <Value isStrong>{`${span(next, next.timezone)} (${zoneName(next.timezone)})`}</Value>
      {readerZone !== next.timezone && (
        <Value>
          {t('zoom-meetings.ownTime', { time: span(next, readerZone), zone: zoneName(readerZone) })}
        </Value>
      )}
    </>
  );
}

function Term({ children }: { children: ReactNode }) {
  return (
    <Typography component="dt" variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function Value({ isStrong, children }: { isStrong?: boolean; children: ReactNode }) {
  return (
    <Typography
      component="dd"
      variant={isStrong ? 'subtitle1' : 'body2'}
      sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
