import { NEW_TESTIMONIAL, type Testimonial } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TestimonialForm } from './testimonial-form.tsx';
import { fetchTestimonial, useSaveTestimonial } from './testimonials.queries.ts';

interface TestimonialDialogProps {
  /** Undefined for a new one. */
  testimonial?: Testimonial;
  onClose: () => void;
}

/** Adds or edits a testimonial. It can be sent when name and text are present and no picture is being uploaded. */
export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { date } = useFormats();
  const [isUploading, setIsUploading] = useState(false);
  const editing = useItemForm({
    item: testimonial,
    blank: NEW_TESTIMONIAL,
    save: useSaveTestimonial(testimonial?.id),
    refetch: fetchTestimonial,
    staleCode: 'testimonials.stale',
    failure: t(testimonial ? 'testimonials.updateFailed' : 'testimonials.createFailed'),
    onSaved: onClose,
  });
  const { control } = editing.form;
  const [name, text] = useWatch({ control, name: ['name', 'text'] });
  return (
    <ItemFormDialog
      editing={editing}
      title={t(testimonial ? 'testimonials.editTitle' : 'testimonials.addTitle')}
      submitLabel={t(testimonial ? 'actions.update' : 'actions.create')}
      canSubmit={name.trim() !== '' && text.trim() !== '' && !isUploading}
      isDirty={isUploading}
      label={(field) => t(`testimonials.fields.${field}`)}
      show={{
        locale: (locale) => t(locale ? `language.${locale}` : 'testimonials.fields.noLocale'),
        consentDate: (day) => (day ? date(day) : '—'),
        isActive: (isActive) => t(isActive ? 'testimonials.yes' : 'testimonials.no'),
      }}
      onClose={onClose}
    >
      <TestimonialForm control={control} onUploading={setIsUploading} />
    </ItemFormDialog>
  );
}
