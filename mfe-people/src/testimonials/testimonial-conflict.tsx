import type { TestimonialInput } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';

interface TestimonialConflictProps {
  control: Control<TestimonialInput>;
  conflict: Conflict<TestimonialInput>;
}

/** Both sides of a testimonial that two people edited. */
export function TestimonialConflict({ control, conflict }: TestimonialConflictProps) {
  const { t } = useTranslation('mfe-people');
  const { date } = useFormats();
  const mine = useWatch({ control, compute: (values: TestimonialInput) => values });
  const field = (
    name: keyof TestimonialInput,
    show?: (value: unknown) => string,
  ): ConflictField<TestimonialInput> => ({
    name,
    label: t(`testimonials.fields.${name}`),
    show,
  });

  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={[
        field('name'),
        field('text'),
        field('position'),
        field('company'),
        field('image'),
        field('locale', (value) => t(value ? `language.${value}` : 'testimonials.fields.noLocale')),
        field('consentDate', (value) => (value ? date(String(value)) : '—')),
        field('rating'),
        field('isActive', (value) => t(value ? 'testimonials.yes' : 'testimonials.no')),
      ]}
    />
  );
}
