import type { Testimonial } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteTestimonial } from './testimonials.queries.ts';

interface DeleteTestimonialDialogProps {
  testimonial: Testimonial;
  onClose: () => void;
}

export function DeleteTestimonialDialog({ testimonial, onClose }: DeleteTestimonialDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useDeleteTestimonial();
  return (
    <ConfirmDialog
      open
      title={t('testimonials.deleteTitle')}
      text={t('testimonials.deleteText', { name: testimonial.name })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(testimonial, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
