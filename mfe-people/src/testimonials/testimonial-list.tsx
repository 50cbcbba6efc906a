import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, CardGrid, LoadingCards, Pagination, Typography, type TableAddress } from '@vitral/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { TestimonialCard, type TestimonialCardProps } from './testimonial-card.tsx';
import type { Filters } from './testimonial-filters.tsx';
import { testimonialsQuery } from './testimonials.queries.ts';

interface TestimonialListProps extends Omit<TestimonialCardProps, 'testimonial'> {
  filters: Filters;
  address: Pick<TableAddress<Filters>, 'table' | 'keepWithin'>;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
}

/** A page of the testimonials that pass the filters; those of the last question stay until the next answer is there. */
export function TestimonialList({ filters, address, empty, ...actions }: TestimonialListProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { table, keepWithin } = address;
  const top = useRef<HTMLElement>(null);
  const { data, isPlaceholderData } = useQuery({
    ...testimonialsQuery({ ...filters, ...table.query }),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  const total = isPlaceholderData ? undefined : data?.total;
  useEffect(() => {
    if (total !== undefined) keepWithin(total);
  }, [total, keepWithin]);

  if (!data) return <LoadingCards count={6} />;
  if (data.items.length === 0) return empty;
  const pages = Math.ceil(data.total / table.pageSize);
  const turnTo = (page: number) => {
    table.setPage(page - 1, table.pageSize);
    top.current?.scrollIntoView();
  };
  return (
    <Box aria-busy={isPlaceholderData}>
      <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('testimonials.shown', { count: data.total, total: number(data.total) })}
      </Typography>
      <CardGrid label={t('testimonials.list')}>
        {data.items.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} {...actions} />
        ))}
      </CardGrid>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={table.page + 1}
          onChange={(_, page) => turnTo(page)}
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
