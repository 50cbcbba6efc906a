import type { MeetingOccurrence, MeetingException, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { ItemLink } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { DateMenu, DateTaskDialog, type DateTask } from './date-tasks.tsx';
import { ExceptionReason } from './unscheduled-exceptions.tsx';
import { useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { datesPart } from './zoom-meetings.queries.ts';

/** Lists the upcoming occurrences of a live session, each of which can be cancelled, moved or restored. */
export function MeetingDates({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const title = useMeetingTitle()(meeting);
  const [task, setTask] = useState<DateTask | null>(null);
  if (meeting.dates.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t('zoom-meetings.dates.title')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('zoom-meetings.dates.of', { title })}
        sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
      >
        {meeting.dates.map((date) => (
          <OccurrenceRow
            key={date.date}
            meetingId={meeting.id}
            date={date}
            exception={meeting.exceptions.find((exception) => exception.date === date.date)}
            onChoose={setTask}
          />
        ))}
      </Box>
      <DateTaskDialog meeting={meeting} task={task} onClose={() => setTask(null)} />
    </Box>
  );
}

interface OccurrenceRowProps {
  meetingId: string;
  date: MeetingOccurrence;
  exception: MeetingException | undefined;
  onChoose: (task: DateTask) => void;
}

/** An upcoming occurrence with its exception, if any, and its actions. */
function OccurrenceRow({ meetingId, date, exception, onChoose }: OccurrenceRowProps) {
  const { t } = useTranslation('mfe-social');
  const { span, longDate } = useMeetingTimes();
  const isCancelled = date.status === 'cancelled';
  return (
    <Stack component="li" direction="row" spacing={1} sx={ROW}>
      <Box sx={{ flexGrow: 1, minWidth: 0, py: 1 }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
        >
          <Typography
            component={isCancelled ? 's' : 'span'}
            variant="body2"
            color={isCancelled ? 'textSecondary' : undefined}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            <ItemLink id={date.date} part={datesPart(meetingId)}>
              {span(date, date.timezone)}
            </ItemLink>
          </Typography>
          {date.status !== 'held' && (
            <Chip
              size="small"
              variant="outlined"
              color={isCancelled ? 'error' : 'info'}
              label={t(`zoom-meetings.dates.${date.status}`)}
            />
          )}
        </Stack>
        {exception && <ExceptionReason exception={exception} />}
        {date.status === 'moved' && (
          <Typography variant="body2" color="textSecondary">
            {t('zoom-meetings.dates.insteadOf', { date: longDate(date.date) })}
          </Typography>
        )}
      </Box>
      <DateMenu meetingId={meetingId} date={date} exception={exception} onChoose={onChoose} />
    </Stack>
  );
}

const ROW = { alignItems: 'flex-start', borderTop: 1, borderColor: 'divider' };
