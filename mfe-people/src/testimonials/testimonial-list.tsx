import type { Testimonial } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { CardGrid, Pagination, Typography } from '@vitral/ui';
import { useState } from 'react';
import { TestimonialCard, type TestimonialCardProps } from './testimonial-card.tsx';

const PAGE_SIZE = 24;

interface TestimonialListProps extends Omit<TestimonialCardProps, 'testimonial'> {
  testimonials: Testimonial[];
}

/** The testimonials that pass the filters, a page at a time. */
export function TestimonialList({ testimonials, ...actions }: TestimonialListProps) {
  const { t } = useTranslation('mfe-people');
  const [chosenPage, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(testimonials.length / PAGE_SIZE));
  const page = Math.min(chosenPage, pages);
  const shown = testimonials.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('testimonials.shown', { count: testimonials.length })}
      </Typography>
      <CardGrid label={t('testimonials.list')}>
        {shown.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} {...actions} />
        ))}
      </CardGrid>
      {pages > 1 && (
        <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} sx={{ mt: 3 }} />
      )}
    </>
  );
}
