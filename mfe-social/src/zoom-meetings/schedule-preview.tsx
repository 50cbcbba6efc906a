import type { Schedule, ScheduleInput } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Typography } from '@vitral/sdk/ui';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { DisagreementList } from './disagreements.tsx';
import type { MeetingValues } from './meeting-values.ts';
import { useMeetingTimes } from './use-meeting-times.ts';
import { useSchedule } from './use-schedule.ts';

/** Preview of the dates and differing slots of the edited schedule. Its failure does not prevent saving. */
export function SchedulePreview({ control }: { control: Control<MeetingValues> }) {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  const { draft, isComplete, data, isError } = useSchedule(control);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 1 }}>
        {t('zoom-meetings.preview.title')}
      </Typography>
      {!isComplete && <Message>{t('zoom-meetings.preview.waiting')}</Message>}
      {isComplete && isError && <Message>{t('zoom-meetings.preview.failed')}</Message>}
      {isComplete && !isError && !data && <Message>{t('loading')}</Message>}
      {isComplete && !isError && data && <Preview schedule={data} draft={draft} />}
    </Box>
  );
}

function Message({ children }: { children: string }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function Preview({ schedule, draft }: { schedule: Schedule; draft: ScheduleInput }) {
  const { t } = useTranslation('mfe-social');
  const { span } = useMeetingTimes();
  return (
    <>
      <Box component="ul" aria-label={t('zoom-meetings.preview.title')} sx={DATES}>
        {schedule.dates.map((date) => (
          <Typography
            key={date.date}
            component="li"
            variant="body2"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {span(date, date.timezone)}
          </Typography>
        ))}
      </Box>
      <Box role="status">
        {schedule.disagreements.length > 0 && (
          <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
            <AlertTitle>{t('zoom-meetings.slots.disagree')}</AlertTitle>
            <DisagreementList disagreements={schedule.disagreements} timeSlots={draft.timeSlots} />
          </Alert>
        )}
      </Box>
    </>
  );
}

const DATES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
};
