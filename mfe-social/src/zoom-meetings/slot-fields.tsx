import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { DeleteButton } from '@vitral/sdk/ui/data';
import { Checkbox, FormControlLabel, TextField } from '@vitral/sdk/ui/forms';
import { useId, useRef } from 'react';
import {
  useController,
  useFieldArray,
  useWatch,
  type Control,
  type UseControllerReturn,
} from 'react-hook-form';
import { BLANK_SLOT, completeSlots, type MeetingValues } from './meeting-values.ts';
import { endsNextDay } from './use-meeting-times.ts';
import { useFirstSlotMoment } from './use-schedule.ts';
import { ZoneField } from './zone-field.tsx';

/** Edits the slots of a live session; the last one cannot be removed. */
export function SlotsField({ control }: { control: Control<MeetingValues> }) {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  const { fields, append, remove } = useFieldArray({ control, name: 'timeSlots' });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeSlot = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Typography id={id} variant="h3" component="h3">
        {t('zoom-meetings.fields.timeSlots')}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('zoom-meetings.slots.hint')}
      </Typography>
      <Stack spacing={2.5}>
        {fields.map(({ id: key }, index) => (
          <Stack
            key={key}
            role="group"
            aria-label={t('zoom-meetings.slots.slot', { number: index + 1 })}
            direction="row"
            spacing={1}
            sx={{ alignItems: 'flex-start' }}
          >
            <SlotFields control={control} index={index} />
            {fields.length > 1 && (
              <DeleteButton
                label={t('zoom-meetings.slots.remove', { number: index + 1 })}
                onClick={() => removeSlot(index)}
              />
            )}
          </Stack>
        ))}
      </Stack>
      <Button
        ref={addButton}
        startIcon={<Icon name="add" />}
        disabled={fields.length >= LIMITS.timeSlots}
        onClick={() => append({ ...BLANK_SLOT }, { focusName: `timeSlots.${fields.length}.timezone` })}
        sx={{ mt: 2 }}
      >
        {t('zoom-meetings.slots.add')}
      </Button>
    </Box>
  );
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
function SlotFields({ control, index }: { control: Control<MeetingValues>; index: number }) {
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
        label={t('fields.time')}
        required
      />
      <TimeField
        controller={end}
        value={shown.endTime}
        isReadOnly={isFollowing}
        label={t('fields.endTime')}
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
