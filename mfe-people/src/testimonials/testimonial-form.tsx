import { CONTENT_LANGUAGES, LIMITS, type TestimonialInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { PictureField } from '@vitral/pictures';
import { Box } from '@vitral/ui';
import { FormRating, FormSelect, FormSwitch, FormTextField } from '@vitral/ui/forms';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';

interface TestimonialFormProps {
  control: Control<TestimonialInput>;
  onUploading: (isUploading: boolean) => void;
}

/** The fields of a testimonial. */
export function TestimonialForm({ control, onUploading }: TestimonialFormProps) {
  const { t } = useTranslation('mfe-people');
  const portrait = t('testimonials.pictureOf', { name: useWatch({ control, name: 'name' }).trim() });
  const label = (name: keyof TestimonialInput) => t(`testimonials.fields.${name}`);
  const locales = CONTENT_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        label={label('name')}
        limit={LIMITS.name}
        required
        autoFocus
      />
      <FormTextField
        control={control}
        name="text"
        label={label('text')}
        limit={LIMITS.testimonialText}
        required
        multiline
        minRows={4}
      />
      <Pair>
        <FormTextField control={control} name="position" label={label('position')} limit={LIMITS.position} />
        <FormTextField control={control} name="company" label={label('company')} limit={LIMITS.company} />
      </Pair>
      <PictureField
        control={control}
        name="image"
        label={label('image')}
        alt={portrait}
        target={{ category: 'marketing', title: portrait }}
        onUploading={onUploading}
      />
      <Pair>
        <FormSelect
          control={control}
          name="locale"
          label={label('locale')}
          choices={[{ value: '', label: t('testimonials.fields.noLocale') }, ...locales]}
        />
        <FormTextField
          control={control}
          name="consentDate"
          label={label('consentDate')}
          hint={t('testimonials.fields.consentDateHint')}
          type="date"
        />
      </Pair>
      <Pair>
        <FormRating control={control} name="rating" label={label('rating')} />
        <FormSwitch control={control} name="isActive" label={label('isActive')} />
      </Pair>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>;
}
