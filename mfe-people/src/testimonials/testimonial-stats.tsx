import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import { testimonialStatsQuery } from './testimonials.queries.ts';

/** Figures over all testimonials, whatever the page and the filters. */
export function TestimonialStats() {
  const { t } = useTranslation('mfe-people');
  const { number, decimal } = useFormats();
  const { total, active, averageRating, withoutConsent } = useSuspenseQuery(testimonialStatsQuery).data;
  return (
    <StatCards
      stats={[
        { label: t('testimonials.total'), value: number(total), icon: 'format_quote' },
        { label: t('testimonials.active'), value: number(active), icon: 'check_circle' },
        {
          label: t('testimonials.averageRating'),
          value: averageRating === null ? null : decimal(averageRating, 1),
          icon: 'star',
        },
        { label: t('testimonials.withoutConsent'), value: number(withoutConsent), icon: 'description' },
      ]}
    />
  );
}
