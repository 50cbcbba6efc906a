import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, DeleteButton, NavigationIcon, Stack, Typography } from '@vitral/ui';
import { useId, useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { BLANK_SLOT, type MeetingValues } from './meeting-values.ts';
import { SlotFields } from './slot-fields.tsx';

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
        startIcon={<NavigationIcon name="add" />}
        disabled={fields.length >= LIMITS.timeSlots}
        onClick={() => append({ ...BLANK_SLOT }, { focusName: `timeSlots.${fields.length}.timezone` })}
        sx={{ mt: 2 }}
      >
        {t('zoom-meetings.slots.add')}
      </Button>
    </Box>
  );
}
