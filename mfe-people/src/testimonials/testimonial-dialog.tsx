import { RATING, type Testimonial, type TestimonialInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, useFailureTeller, useStaleEdit, type ItemFormDialogProps } from '@vitral/ui/forms';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TestimonialConflict } from './testimonial-conflict.tsx';
import { TestimonialForm } from './testimonial-form.tsx';
import { fetchTestimonial, useCreateTestimonial, useUpdateTestimonial } from './testimonials.queries.ts';

const BLANK: TestimonialInput = {
  name: '',
  text: '',
  image: null,
  position: null,
  company: null,
  rating: RATING.default,
  isActive: true,
  locale: null,
  consentDate: null,
};
const FIELDS = Object.keys(BLANK) as (keyof TestimonialInput)[];

const toInput = (testimonial: Testimonial) =>
  Object.fromEntries(FIELDS.map((name) => [name, testimonial[name]])) as unknown as TestimonialInput;

interface DialogProps {
  onClose: () => void;
}

export function AddTestimonialDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('mfe-people');
  const form = useForm<TestimonialInput>({ defaultValues: BLANK });
  const { mutate, isPending } = useCreateTestimonial();
  const tellFailure = useFailureTeller({ form, fields: FIELDS, message: t('testimonials.createFailed') });
  const save = form.handleSubmit((values) => mutate(values, { onSuccess: onClose, onError: tellFailure }));

  return (
    <TestimonialFormDialog
      form={form}
      title={t('testimonials.addTitle')}
      submitLabel={t('actions.create')}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

export function EditTestimonialDialog({ testimonial, onClose }: DialogProps & { testimonial: Testimonial }) {
  const { t } = useTranslation('mfe-people');
  const form = useForm<TestimonialInput>({ defaultValues: toInput(testimonial) });
  const { mutate, isPending } = useUpdateTestimonial(testimonial.id);
  const { version, conflict, onError } = useStaleEdit({
    item: testimonial,
    fields: FIELDS,
    toInput,
    setValue: form.setValue,
    staleCode: 'testimonials.stale',
    refetch: () => fetchTestimonial(testimonial.id),
    tellFailure: useFailureTeller({ form, fields: FIELDS, message: t('testimonials.updateFailed') }),
  });
  const save = form.handleSubmit((values) => mutate({ ...values, version }, { onSuccess: onClose, onError }));

  return (
    <TestimonialFormDialog
      form={form}
      title={t('testimonials.editTitle')}
      submitLabel={t('actions.update')}
      isSubmitting={isPending}
      isBlocked={conflict !== null}
      onSubmit={save}
      onClose={onClose}
      notice={conflict && <TestimonialConflict control={form.control} conflict={conflict} />}
    />
  );
}

/** The form can be sent when name and text are present and no picture is being uploaded. */
function TestimonialFormDialog({
  form,
  isBlocked = false,
  notice,
  ...dialog
}: ItemFormDialogProps<TestimonialInput>) {
  const [name, text] = useWatch({ control: form.control, name: ['name', 'text'] });
  const [isUploading, setIsUploading] = useState(false);
  const isComplete = name.trim() !== '' && text.trim() !== '';
  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty || isUploading}
      canSubmit={isComplete && !isUploading && !isBlocked}
      {...dialog}
    >
      {notice}
      <TestimonialForm control={form.control} onUploading={setIsUploading} />
    </FormDialog>
  );
}
