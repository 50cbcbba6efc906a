import { LIMITS, MEETING_CATEGORIES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { FormSelect, FormSwitch, FormTextField } from '@vitral/ui/forms';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { isWebLink, type MeetingValues } from './meeting-values.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import { SlotsField } from './slots-field.tsx';
import { WeekdayField } from './weekday-field.tsx';

/** The fields of a live session. */
export function MeetingForm({ control }: { control: Control<MeetingValues> }) {
  const { t } = useTranslation('mfe-social');
  const label = (name: keyof MeetingValues) => t(`zoom-meetings.fields.${name}`);
  const text = { multiline: true, minRows: 3, limit: LIMITS.description };
  return (
    <>
      <Pair>
        <FormTextField
          control={control}
          name="title"
          label={label('title')}
          limit={LIMITS.title}
          required
          autoFocus
        />
        <FormTextField control={control} name="titleEn" label={label('titleEn')} limit={LIMITS.title} />
      </Pair>
      <Pair>
        <FormTextField control={control} name="description" label={label('description')} {...text} />
        <FormTextField control={control} name="descriptionEn" label={label('descriptionEn')} {...text} />
      </Pair>
      <Pair>
        <FormSelect
          control={control}
          name="category"
          label={label('category')}
          required
          choices={[
            { value: '', label: t('zoom-meetings.chooseCategory') },
            ...MEETING_CATEGORIES.map((value) => ({ value, label: t(`zoom-meetings.categories.${value}`) })),
          ]}
        />
        <FormTextField
          control={control}
          name="zoomLink"
          label={label('zoomLink')}
          limit={LIMITS.url}
          required
          check={(link) => (isWebLink(link) ? undefined : t('zoom-meetings.linkWrong'))}
        />
      </Pair>
      <WeekdayField control={control} />
      <SlotsField control={control} />
      <SchedulePreview control={control} />
      <FormSwitch control={control} name="isActive" label={label('isActive')} />
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}
