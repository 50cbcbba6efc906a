import { LIMITS } from '@vitral/sdk/contracts/limits';
import { REGISTRATION_SCOPES } from '@vitral/sdk/contracts/meeting-registrations';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  FormSelect,
  FormSwitch,
  FormTextField,
  Pair,
} from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { MeetingValues } from '../meeting-values.ts';
import { QuestionsField } from './question-fields.tsx';

/** Choices for the time before the start at which registration closes, in minutes. */
const CLOSING_MINUTES = [0, 15, 30, 60, 120, 1440, 2880];
/** Choices for reminders, in minutes before the start. */
const REMINDER_MINUTES = [10_080, 1440, 180, 60, 15];

interface RegistrationFieldsProps {
  control: Control<MeetingValues>;
}

/** Turns on registration for a live session, and edits its rules. */
export function RegistrationFields({ control }: RegistrationFieldsProps) {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  const isOn = useWatch({ control, name: 'registration.isOn' });
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Typography id={id} variant="h3" component="h3">
        {t('registration.title')}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
        {t('registration.hint')}
      </Typography>
      <FormSwitch control={control} name="registration.isOn" label={t('registration.isOn')} />
      {isOn && <Rules control={control} />}
    </Box>
  );
}

function Rules({ control }: RegistrationFieldsProps) {
  const { t } = useTranslation('mfe-social');
  const durationOf = useDuration();
  const closing = useWatch({ control, name: 'registration.closesMinutesBefore' });
  const isCapacity = (text: string) =>
    /^\d+$/.test(text) && Number(text) > 0 && Number(text) <= LIMITS.registrationCapacity;
  return (
    <Stack spacing={2.5} sx={{ mt: 2 }}>
      <Pair>
        <FormTextField
          control={control}
          name="registration.capacity"
          label={t('registration.capacity')}
          hint={t('registration.capacityHint')}
          check={(text) =>
            isCapacity(text)
              ? undefined
              : t('registration.capacityWrong', { limit: LIMITS.registrationCapacity })
          }
        />
        <FormSelect
          control={control}
          name="registration.scope"
          label={t('registration.scope')}
          choices={REGISTRATION_SCOPES.map((value) => ({ value, label: t(`registration.scopes.${value}`) }))}
          required
        />
      </Pair>
      <FormSwitch
        control={control}
        name="registration.hasWaitingList"
        label={t('registration.hasWaitingList')}
      />
      <FormSelect
        control={control}
        name="registration.closesMinutesBefore"
        label={t('registration.closing')}
        choices={withStored(CLOSING_MINUTES, [Number(closing)]).map((minutes) => ({
          value: String(minutes),
          label:
            minutes === 0
              ? t('registration.atStart')
              : t('registration.before', { time: durationOf(minutes) }),
        }))}
        required
      />
      <RemindersField control={control} />
      <QuestionsField control={control} />
    </Stack>
  );
}

/** The times of reminders, at most three. */
function RemindersField({ control }: RegistrationFieldsProps) {
  const { t } = useTranslation('mfe-social');
  const durationOf = useDuration();
  const { field } = useController({ control, name: 'registration.reminders' });
  const hint = useId();
  const isFull = field.value.length >= LIMITS.registrationReminders;
  const tick = (minutes: number, isTicked: boolean) =>
    field.onChange(isTicked ? [...field.value, minutes] : field.value.filter((one) => one !== minutes));
  return (
    <FormControl component="fieldset" aria-describedby={hint}>
      <FormLabel component="legend">{t('registration.reminders')}</FormLabel>
      <FormGroup row>
        {withStored(REMINDER_MINUTES, field.value).map((minutes) => {
          const isTicked = field.value.includes(minutes);
          return (
            <FormControlLabel
              key={minutes}
              label={t('registration.before', { time: durationOf(minutes) })}
              disabled={isFull && !isTicked}
              control={<Checkbox checked={isTicked} onChange={(_, ticked) => tick(minutes, ticked)} />}
            />
          );
        })}
      </FormGroup>
      <FormHelperText id={hint}>
        {t('registration.remindersHint', { limit: LIMITS.registrationReminders })}
      </FormHelperText>
    </FormControl>
  );
}

/** Returns the choices, and any stored values that are not among them. */
const withStored = (choices: number[], stored: number[]) => [
  ...choices,
  ...stored.filter((minutes) => !choices.includes(minutes)),
];

/** Returns a function that formats minutes as "2 hours" or "1 day". */
function useDuration() {
  const { i18n } = useTranslation('mfe-social');
  return (minutes: number) => {
    const { unit, size } = unitOf(minutes);
    const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' });
    return format.format(minutes / size);
  };
}

function unitOf(minutes: number) {
  if (minutes % 1440 === 0) return { unit: 'day', size: 1440 };
  return minutes % 60 === 0 ? { unit: 'hour', size: 60 } : { unit: 'minute', size: 1 };
}
