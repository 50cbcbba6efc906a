import type { Testimonial } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';

export function TestimonialStats({ testimonials }: { testimonials: Testimonial[] }) {
  const { t } = useTranslation('mfe-people');
  const { number, decimal } = useFormats();
  const average = averageRating(testimonials);
  return (
    <StatCards
      stats={[
        { label: t('testimonials.total'), value: number(testimonials.length), icon: 'format_quote' },
        {
          label: t('testimonials.active'),
          value: number(testimonials.filter(({ isActive }) => isActive).length),
          icon: 'check_circle',
        },
        {
          label: t('testimonials.averageRating'),
          value: average === null ? null : decimal(average, 1),
          icon: 'star',
        },
      ]}
    />
  );
}

/** Null without testimonials: there is nothing to take the average of. */
function averageRating(testimonials: Testimonial[]): number | null {
  if (testimonials.length === 0) return null;
  return testimonials.reduce((sum, { rating }) => sum + rating, 0) / testimonials.length;
}
