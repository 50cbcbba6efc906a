import type { ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Chip, Stack, Typography } from '@vitral/ui';
import type { ReactNode } from 'react';
import { endsNextDay, slotTimes, useMeetingTimes } from './use-meeting-times.ts';
import { browserZone, zoneName } from './zones.ts';

const UNKNOWN = '—';

/** The next date, the weekdays and the slots of a live session. */
export function MeetingSchedule({ meeting }: { meeting: ZoomMeeting }) {
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
      <Term>{t('zoom-meetings.times')}</Term>
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

/** The next date in the time zone of the session and, if it differs, in the reader's. */
function NextDate({ meeting: { dates } }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const { span } = useMeetingTimes();
  const next = dates.find(({ status }) => status !== 'cancelled');
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
