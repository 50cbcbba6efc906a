import { DEFAULT_LANGUAGE, fieldIn } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { MEETING_CATEGORIES, WEEKDAYS, type Weekday } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { PictureField } from '@vitral/sdk/pictures';
import {
  EachLanguage,
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
  useFields,
} from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useChoices } from '../shared/filters.tsx';
import { LeaderField } from './leader-field.tsx';
import { LinkField, ManagedInZoomSwitch } from './link-fields.tsx';
import type { MeetingValues } from './meeting-values.ts';
import { RegistrationFields } from './registration/registration-fields.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { SlotsField } from './slot-fields.tsx';
import { ZOOM_MEETINGS } from './zoom-meetings.queries.ts';

interface MeetingFormProps {
  control: Control<MeetingValues>;
  /** Called when the upload of a picture starts and ends. */
  onUploading: (isUploading: boolean) => void;
}

/** The fields of a live session. */
export function MeetingForm({ control, onUploading }: MeetingFormProps) {
  const choices = useChoices();
  const field = useFields(ZOOM_MEETINGS, control);
  const text = { multiline: true, minRows: 3, limit: LIMITS.description };
  return (
    <>
      <EachLanguage>
        {(language) => (
          <FormTextField
            {...field(fieldIn('title', language))}
            limit={LIMITS.title}
            required={language === DEFAULT_LANGUAGE}
            autoFocus={language === DEFAULT_LANGUAGE}
          />
        )}
      </EachLanguage>
      <EachLanguage>
        {(language) => <FormTextField {...field(fieldIn('description', language))} {...text} />}
      </EachLanguage>
      <Pair>
        <FormSelect
          {...field('category')}
          choices={choices('zoom-meetings.categories', MEETING_CATEGORIES, 'zoom-meetings.chooseCategory')}
          required
        />
        <LinkField control={control} />
      </Pair>
      <ManagedInZoomSwitch control={control} />
      <LeaderField control={control} />
      <MeetingPicture control={control} onUploading={onUploading} />
      <WeekdayField control={control} />
      <SlotsField control={control} />
      <SchedulePreview control={control} />
      <RegistrationFields control={control} />
      <FormSwitch {...field('isActive')} />
    </>
  );
}

function MeetingPicture({ control, onUploading }: MeetingFormProps) {
  const { t } = useTranslation('mfe-social');
  const field = useFields(ZOOM_MEETINGS, control);
  const alt = t('zoom-meetings.pictureOf', { title: useWatch({ control, name: 'title' }).trim() });
  return (
    <PictureField
      {...field('image')}
      alt={alt}
      target={{ category: 'marketing', title: alt }}
      onUploading={onUploading}
    />
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  justifyItems: 'start',
};

/** The weekdays of a live session: at least one, in the order of the week. */
function WeekdayField({ control }: { control: Control<MeetingValues> }) {
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
