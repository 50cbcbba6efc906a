import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { TextField } from '@vitral/ui/forms';
import { useController, useWatch, type Control } from 'react-hook-form';
import { completeSlots, type MeetingValues } from './meeting-input.ts';
import { endsNextDay } from './use-meeting-times.ts';
import { ZoneField } from './zone-field.tsx';

export interface SlotFieldsProps {
  control: Control<MeetingValues>;
  index: number;
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  flexGrow: 1,
  minWidth: 0,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :first-of-type': { gridColumn: { xs: 'span 2', md: 'auto' } },
};

/** Zone, start and end of one slot. A blank one is no mistake as long as another one is complete. */
export function SlotFields({ control, index }: SlotFieldsProps) {
  const { t } = useTranslation('mfe-social');
  const validate = (text: string, { timeSlots }: MeetingValues) =>
    Boolean(text) || completeSlots(timeSlots).length > 0 || t('form.required');
  const { field: zone, fieldState } = useController({
    control,
    name: `timeSlots.${index}.timezone`,
    rules: { validate },
  });
  const slot = useWatch({ control, name: `timeSlots.${index}` });
  const isDropped = index > 0 && completeSlots([slot]).length === 0;
  return (
    <Box sx={COLUMNS}>
      <ZoneField
        value={zone.value}
        onChange={zone.onChange}
        onBlur={zone.onBlur}
        inputRef={zone.ref}
        error={fieldState.error?.message}
        hint={isDropped ? t('zoom-meetings.slots.notSaved') : undefined}
      />
      <TimeField
        control={control}
        name={`timeSlots.${index}.time`}
        label={t('zoom-meetings.slots.start')}
        required
        validate={validate}
      />
      <TimeField
        control={control}
        name={`timeSlots.${index}.endTime`}
        label={t('zoom-meetings.slots.end')}
        hint={endsNextDay(slot) ? t('zoom-meetings.slots.nextDay') : undefined}
      />
    </Box>
  );
}

interface TimeFieldProps {
  control: Control<MeetingValues>;
  name: `timeSlots.${number}.${'time' | 'endTime'}`;
  label: string;
  required?: boolean;
  hint?: string;
  validate?: (text: string, values: MeetingValues) => string | true;
}

function TimeField({ control, name, label, required, hint, validate = () => true }: TimeFieldProps) {
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  return (
    <TextField
      type="time"
      label={label}
      required={required}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
