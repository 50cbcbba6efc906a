import type { MeetingDate, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Chip, DialogContent, Fact, Facts, MuiLink, Stack, TitledDialog, Typography } from '@vitral/sdk/ui';
import { useItemAddress, useItemTitle } from '@vitral/sdk/ui/forms';
import { ExceptionReason } from '../unscheduled-exceptions.tsx';
import { slotTimes, useMeetingTimes, useMeetingTitle } from '../use-meeting-times.ts';
import { browserZone, zoneName } from '../zones.ts';
import { DateActions } from './date-actions.tsx';
import { DateRegistrations } from './date-registrations.tsx';

interface MeetingDateDialogProps {
  meeting: ZoomMeeting;
  date: MeetingDate;
  onClose: () => void;
}

/** A date of a live session: its time, its changes, its registrations and its actions. */
export function MeetingDateDialog({ meeting, date, onClose }: MeetingDateDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const title = `${useMeetingTitle()(meeting)}, ${longDate(date.date)}`;
  const { path } = useItemAddress();
  const { exception } = date;
  useItemTitle(title);
  return (
    <TitledDialog title={title} onClose={onClose} focusClose>
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
          <DateState date={date} />
          {exception && (
            <div>
              <Typography variant="body2" color="textSecondary">
                {t('zoom-meetings.dates.fields.reason')}
              </Typography>
              <ExceptionReason exception={exception} />
            </div>
          )}
          <DateTimes meeting={meeting} date={date} />
          {meeting.registration && <DateRegistrations meetingId={meeting.id} date={date.date} />}
          <MuiLink component={Link} to={path(meeting.id)}>
            {t('zoom-meetings.dates.openMeeting')}
          </MuiLink>
        </Stack>
      </DialogContent>
      {date.isOpen && <DateActions meeting={meeting} date={date} />}
    </TitledDialog>
  );
}

const COLORS = { held: 'success', moved: 'info', cancelled: 'error' } as const;

/** Says whether the date is held as scheduled, moved or cancelled, and whether it is over. */
function DateState({ date: { occurrence, isOpen } }: { date: MeetingDate }) {
  const { t } = useTranslation('mfe-social');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip
        color={occurrence ? COLORS[occurrence.status] : 'default'}
        variant="outlined"
        label={t(`zoom-meetings.dates.states.${occurrence?.status ?? 'dateless'}`)}
      />
      {!isOpen && <Chip label={t('zoom-meetings.dates.over')} />}
    </Stack>
  );
}

/** The scheduled date and, where they differ, the time at which it is held and that time in the reader's zone. */
function DateTimes({ meeting, date: { date, occurrence } }: Omit<MeetingDateDialogProps, 'onClose'>) {
  const { t } = useTranslation('mfe-social');
  const { longDate, span, weekday } = useMeetingTimes();
  const [slot] = meeting.timeSlots;
  const readerZone = browserZone();
  const zone = occurrence?.timezone ?? slot?.timezone ?? readerZone;
  return (
    <Facts>
      <Fact term={t('zoom-meetings.dates.planned')}>
        {`${weekday(date)}, ${longDate(date)}`}
        {slot && `, ${slotTimes(slot)}`}
      </Fact>
      {occurrence?.status === 'moved' && (
        <Fact term={t('zoom-meetings.dates.movedTo')}>{span(occurrence, zone)}</Fact>
      )}
      <Fact term={t('zoom-meetings.dates.zone')}>{zoneName(zone)}</Fact>
      {occurrence && readerZone !== zone && (
        <Fact term={t('zoom-meetings.dates.ownTime', { zone: zoneName(readerZone) })}>
          {span(occurrence, readerZone)}
        </Fact>
      )}
    </Facts>
  );
}
