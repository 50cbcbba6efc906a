import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, CardGrid, LoadingCards, Pagination, Typography, useTablePage, type TableUrl } from '@vitral/ui';
import { useRef, type ReactNode } from 'react';
import { TestimonialCard, type TestimonialCardProps } from './testimonial-card.tsx';
import type { Filters } from './testimonial-filters.tsx';
import { testimonialsQuery } from './testimonials.queries.ts';

interface TestimonialListProps extends Omit<TestimonialCardProps, 'testimonial'> {
  filters: Filters;
  address: Pick<TableUrl<Filters>, 'table' | 'clampPage'>;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
}

/** A page of the testimonials that match the filters; the previous page stays until the next one is loaded. */
export function TestimonialList({ filters, address, empty, ...actions }: TestimonialListProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { table } = address;
  const top = useRef<HTMLElement>(null);
  const { page, isPending } = useTablePage(testimonialsQuery({ ...filters, ...table.query }), address);

  if (!page) return <LoadingCards count={6} />;
  if (page.items.length === 0) return empty;
  const pages = Math.ceil(page.total / table.pageSize);
  const showPage = (next: number) => {
    table.setPage(next - 1, table.pageSize);
    top.current?.scrollIntoView();
  };
  return (
    <Box aria-busy={isPending}>
      <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('testimonials.shown', { count: page.total, total: number(page.total) })}
      </Typography>
      <CardGrid label={t('testimonials.list')}>
        {page.items.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} {...actions} />
        ))}
      </CardGrid>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={table.page + 1}
          onChange={(_, next) => showPage(next)}
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
