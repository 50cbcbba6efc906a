import { WEEKDAYS, type Weekday } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@vitral/ui/forms';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { MeetingValues } from './meeting-values.ts';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  justifyItems: 'start',
};

/** The weekdays of a live session: at least one, in the order of the week. */
export function WeekdayField({ control }: { control: Control<MeetingValues> }) {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  const { field, fieldState } = useController({
    control,
    name: 'daysOfWeek',
    rules: { validate: (days) => days.length > 0 || t('zoom-meetings.daysMissing') },
  });
  const message = fieldState.error?.message;
  const tick = (day: Weekday, isTicked: boolean) =>
    field.onChange(WEEKDAYS.filter((known) => (known === day ? isTicked : field.value.includes(known))));
  return (
    <FormControl
      component="fieldset"
      required
      error={fieldState.invalid}
      aria-describedby={message ? id : undefined}
    >
      <FormLabel component="legend">{t('zoom-meetings.fields.daysOfWeek')}</FormLabel>
      <FormGroup sx={COLUMNS}>
        {WEEKDAYS.map((day, index) => (
          <FormControlLabel
            key={day}
            label={t(`zoom-meetings.weekdays.${day}`)}
            control={
              <Checkbox
                checked={field.value.includes(day)}
                onChange={(_, isTicked) => tick(day, isTicked)}
                onBlur={field.onBlur}
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {message && <FormHelperText id={id}>{message}</FormHelperText>}
    </FormControl>
  );
}
