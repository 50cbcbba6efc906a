import { LIMITS, type MeetingOccurrence } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { FormTextField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import type { ExceptionValues } from './meeting-exception-values.ts';
import { endsNextDay, useMeetingTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';

interface MeetingExceptionFormProps {
  control: Control<ExceptionValues>;
  date: MeetingOccurrence;
  isMove: boolean;
}

/** The fields of an exception: the new date and times if it is moved, and the reason. */
export function MeetingExceptionForm({ control, date, isMove }: MeetingExceptionFormProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const label = (name: keyof ExceptionValues) => t(`zoom-meetings.dates.fields.${name}`);
  const text = { multiline: true, minRows: 2, limit: LIMITS.reason };
  return (
    <>
      <Typography>
        {t(isMove ? 'zoom-meetings.dates.moveText' : 'zoom-meetings.dates.cancelText', {
          date: longDate(date.date),
          zone: zoneName(date.timezone),
        })}
      </Typography>
      {isMove && <Place control={control} />}
      <FormTextField
        control={control}
        name="reason"
        label={label('reason')}
        required
        autoFocus={!isMove}
        {...text}
      />
      <FormTextField control={control} name="reasonEn" label={label('reasonEn')} {...text} />
    </>
  );
}

function Place({ control }: Pick<MeetingExceptionFormProps, 'control'>) {
  const { t } = useTranslation('mfe-social');
  const [time, endTime] = useWatch({ control, name: ['time', 'endTime'] });
  const label = (name: keyof ExceptionValues) => t(`zoom-meetings.dates.fields.${name}`);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr 1fr' }, alignItems: 'start' }}>
      <FormTextField control={control} name="date" label={label('date')} type="date" required autoFocus />
      <FormTextField control={control} name="time" label={label('time')} type="time" required />
      <FormTextField
        control={control}
        name="endTime"
        label={label('endTime')}
        type="time"
        hint={endsNextDay({ time, endTime }) ? t('zoom-meetings.slots.nextDay') : undefined}
      />
    </Box>
  );
}
