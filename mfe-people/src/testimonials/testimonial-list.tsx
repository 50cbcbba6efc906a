import { TESTIMONIAL_LANGUAGES, type Testimonial } from '@vitral/contracts/testimonials';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, CardGrid, EmptyList, LoadingCards, Typography } from '@vitral/ui';
import { TablePages, useTablePage, useTableUrl, type TableUrlOptions } from '@vitral/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { useRef, type ReactNode } from 'react';
import { TestimonialCard } from './testimonial-card.tsx';
import { testimonialsQuery, type TestimonialFilters } from './testimonials.queries.ts';

const NO_FILTERS: TestimonialFilters = { q: '', language: '', rating: '', isActive: '' };

/** Allowed values of each filter; the search is free text. */
const CHOICES = {
  language: TESTIMONIAL_LANGUAGES,
  rating: ['5', '4', '3', '2', '1'],
  isActive: ['true', 'false'],
};

export const TABLE: TableUrlOptions<TestimonialFilters> = {
  filters: NO_FILTERS,
  choices: CHOICES,
  sort: { field: 'createdAt', direction: 'desc' },
  pageSize: 24,
};

interface TestimonialListProps {
  addButton: ReactNode;
  onEdit: (testimonial: Testimonial) => void;
  onDelete: (testimonial: Testimonial) => void;
}

/** Filters and a page of the testimonials that match; the previous page stays until the next one is loaded. */
export function TestimonialList({ addButton, ...actions }: TestimonialListProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { filters, setFilters, table, clampPage } = useTableUrl(TABLE);
  const { page, isPending } = useTablePage(testimonialsQuery({ ...filters, ...table.query }), { clampPage });
  const top = useRef<HTMLElement>(null);
  return (
    <>
      <TestimonialFilterBar filters={filters} onChange={setFilters} />
      {!page && <LoadingCards count={6} />}
      {page?.items.length === 0 && (
        <EmptyList
          t={t}
          noun="testimonials"
          icon="format_quote"
          filters={filters}
          onClear={() => setFilters(NO_FILTERS)}
          action={addButton}
        />
      )}
      {page && page.items.length > 0 && (
        <Box aria-busy={isPending}>
          <Typography ref={top} role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {t('testimonials.shown', { count: page.total, total: number(page.total) })}
          </Typography>
          <CardGrid label={t('testimonials.list')}>
            {page.items.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} {...actions} />
            ))}
          </CardGrid>
          <TablePages
            table={table}
            total={page.total}
            mt={3}
            onPageChange={() => top.current?.scrollIntoView()}
          />
        </Box>
      )}
    </>
  );
}

interface TestimonialFilterBarProps {
  filters: TestimonialFilters;
  onChange: (changes: Partial<TestimonialFilters>) => void;
}

function TestimonialFilterBar({ filters, onChange }: TestimonialFilterBarProps) {
  const { t } = useTranslation('mfe-people');
  const select = (name: keyof typeof CHOICES, labelOf: (value: string) => string) => (
    <SelectField
      label={t(`testimonials.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`testimonials.filter.any.${name}`) },
        ...CHOICES[name].map((value) => ({ value, label: labelOf(value) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar>
      <SearchField label={t('testimonials.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      {select('language', (value) => t(`testimonials.in.${value}`))}
      {select('rating', (value) => t('rating.stars', { count: Number(value) }))}
      {select('isActive', (value) => t(`testimonials.filter.isActive.${value}`))}
    </FilterBar>
  );
}
