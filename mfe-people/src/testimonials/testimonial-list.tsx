import { TESTIMONIAL_LANGUAGES, type Testimonial } from '@vitral/sdk/contracts/testimonials';
import { useTranslation } from '@vitral/sdk/i18n';
import { CardGrid, LoadingCards } from '@vitral/sdk/ui';
import { ExportLink, PagedCards, useTableUrl, type TableUrlOptions, SavedViews } from '@vitral/sdk/ui/data';
import {
  FilterBar,
  SearchField,
  SelectField,
  PUBLICATION_FILTER,
  REVIEW_FILTER,
  usePublicationFilter,
  useReviewFilter,
} from '@vitral/sdk/ui/forms';
import type { ReactNode } from 'react';
import { TestimonialCard } from './testimonial-card.tsx';
import { useTestimonialActions } from './testimonial-actions.ts';
import {
  CONSENTS_PATH,
  TESTIMONIALS_PATH,
  testimonialsQuery,
  type TestimonialFilters,
} from './testimonials.queries.ts';

/** Allowed values of each filter; the search is free text. */
const CHOICES = {
  language: TESTIMONIAL_LANGUAGES,
  rating: ['5', '4', '3', '2', '1'],
  isActive: ['true', 'false'],
  reviewState: ['pending', 'rejected', 'withdrawn'],
};

export const TABLE: TableUrlOptions<TestimonialFilters> = {
  list: 'testimonials',
  filters: {
    q: '',
    language: '',
    rating: '',
    isActive: '',
    isScheduled: '',
    isInReview: '',
    reviewState: '',
  },
  choices: { ...CHOICES, isScheduled: PUBLICATION_FILTER, isInReview: REVIEW_FILTER },
  sort: { field: 'createdAt', direction: 'desc' },
  pageSize: 24,
};

interface TestimonialListProps {
  addButton: ReactNode;
  onEdit: (testimonial: Testimonial) => void;
  onDelete: (testimonial: Testimonial) => void;
}

/** Filters and a page of the matching testimonials, the newest first. */
export function TestimonialList({ addButton, ...actions }: TestimonialListProps) {
  const { t } = useTranslation('mfe-people');
  const { setFilters, ...url } = useTableUrl(TABLE);
  const { filters, table } = url;
  return (
    <>
      <SavedViews of={TABLE} />
      <TestimonialFilterBar filters={filters} onChange={setFilters} />
      <PagedCards
        t={t}
        noun="testimonials"
        icon="format_quote"
        query={testimonialsQuery({ ...filters, ...table.query })}
        url={url}
        loading={<LoadingCards count={6} />}
        addButton={addButton}
        bulk={{ ...useTestimonialActions(), filters }}
      >
        {(testimonials) => (
          <CardGrid label={t('testimonials.list')}>
            {testimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} {...actions} />
            ))}
          </CardGrid>
        )}
      </PagedCards>
      <ExportLink
        label={t('bulk.export')}
        path={TESTIMONIALS_PATH}
        query={{ ...filters, sort: table.query.sort }}
      />
      <ExportLink label={t('testimonials.exportConsents')} path={CONSENTS_PATH} query={{}} />
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
      {select('language', (value) => (value === 'none' ? t('testimonials.in.none') : t(`language.${value}`)))}
      {select('rating', (value) => t('rating.stars', { count: Number(value) }))}
      {select('isActive', (value) => t(`testimonials.filter.isActive.${value}`))}
      <SelectField
        {...usePublicationFilter()}
        value={filters.isScheduled}
        onChange={(isScheduled) => onChange({ isScheduled })}
      />
      <SelectField
        {...useReviewFilter()}
        value={filters.isInReview}
        onChange={(isInReview) => onChange({ isInReview })}
      />
      {select('reviewState', (value) => t(`testimonials.reviewState.${value}`))}
    </FilterBar>
  );
}
