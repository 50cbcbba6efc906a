import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { Checkbox, FormControlLabel, TextField } from '@vitral/ui/forms';
import { useController, useWatch, type Control, type UseControllerReturn } from 'react-hook-form';
import { completeSlots, type MeetingValues } from './meeting-values.ts';
import { endsNextDay } from './use-meeting-times.ts';
import { useFirstSlotMoment } from './use-first-slot-moment.ts';
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
  '& > .MuiAutocomplete-root': { gridColumn: { xs: 'span 2', md: 'auto' } },
};

/** Zone, start and end of a slot. A blank slot is valid while another one is complete. */
export function SlotFields({ control, index }: SlotFieldsProps) {
  const { t } = useTranslation('mfe-social');
  const validate = (text: string, { timeSlots }: MeetingValues) =>
    Boolean(text) || completeSlots(timeSlots).length > 0 || t('form.required');
  const { field: zone, fieldState } = useController({
    control,
    name: `timeSlots.${index}.timezone`,
    rules: { validate },
  });
  const start = useController({ control, name: `timeSlots.${index}.time`, rules: { validate } });
  const end = useController({ control, name: `timeSlots.${index}.endTime` });
  const { field: follows } = useController({ control, name: `timeSlots.${index}.follows` });
  const slot = useWatch({ control, name: `timeSlots.${index}` });
  const isFollowing = index > 0 && follows.value;
  const setTimes = (time: string, endTime: string) => {
    start.field.onChange(time);
    end.field.onChange(endTime);
  };
  const { computed, prefill } = useFirstSlotMoment({ control, index, setTimes });
  const isDropped = index > 0 && !(slot.timezone && (slot.time || slot.follows));
  const shown = isFollowing ? { time: computed?.time ?? '', endTime: computed?.endTime ?? '' } : slot;
  return (
    <Box sx={COLUMNS}>
      <ZoneField
        value={zone.value}
        onChange={(timezone) => {
          zone.onChange(timezone);
          prefill(timezone);
        }}
        onBlur={zone.onBlur}
        inputRef={zone.ref}
        error={fieldState.error?.message}
        hint={isDropped ? t('zoom-meetings.slots.notSaved') : undefined}
      />
      <TimeField
        controller={start}
        value={shown.time}
        isReadOnly={isFollowing}
        label={t('zoom-meetings.slots.start')}
        required
      />
      <TimeField
        controller={end}
        value={shown.endTime}
        isReadOnly={isFollowing}
        label={t('zoom-meetings.slots.end')}
        hint={endsNextDay(shown) ? t('zoom-meetings.slots.nextDay') : undefined}
      />
      {index > 0 && (
        <FormControlLabel
          control={<Checkbox size="small" />}
          label={t('zoom-meetings.slots.follow')}
          checked={follows.value}
          onChange={(_, isChecked) => {
            // The times that the server computed become editable.
            if (!isChecked && computed) setTimes(computed.time, computed.endTime ?? '');
            follows.onChange(isChecked);
          }}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
    </Box>
  );
}

interface TimeFieldProps {
  controller: UseControllerReturn<MeetingValues, `timeSlots.${number}.${'time' | 'endTime'}`>;
  value: string;
  isReadOnly: boolean;
  label: string;
  required?: boolean;
  hint?: string;
}

function TimeField({ controller, value, isReadOnly, label, required, hint }: TimeFieldProps) {
  const { field, fieldState } = controller;
  return (
    <TextField
      type="time"
      label={label}
      required={required}
      name={field.name}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: isReadOnly } }}
    />
  );
}
