import { TESTIMONIAL_LANGUAGES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';

export const NO_FILTERS = { q: '', language: '', rating: '', isActive: '' };
export type Filters = typeof NO_FILTERS;

/** Allowed values of each filter; the search is free text. */
export const FILTER_CHOICES = {
  language: TESTIMONIAL_LANGUAGES,
  rating: ['5', '4', '3', '2', '1'],
  isActive: ['true', 'false'],
} as const;

interface TestimonialFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function TestimonialFilters({ filters, onChange }: TestimonialFiltersProps) {
  const { t } = useTranslation('mfe-people');
  const languages = TESTIMONIAL_LANGUAGES.map((value) => ({ value, label: t(`testimonials.in.${value}`) }));
  const ratings = FILTER_CHOICES.rating.map((value) => ({
    value,
    label: t('rating.stars', { count: Number(value) }),
  }));
  return (
    <FilterBar>
      <SearchField label={t('testimonials.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('testimonials.languageFilter')}
        value={filters.language}
        choices={[{ value: '', label: t('testimonials.anyLanguage') }, ...languages]}
        onChange={(language) => onChange({ language })}
      />
      <SelectField
        label={t('testimonials.ratingFilter')}
        value={filters.rating}
        choices={[{ value: '', label: t('testimonials.anyRating') }, ...ratings]}
        onChange={(rating) => onChange({ rating })}
      />
      <SelectField
        label={t('testimonials.statusFilter')}
        value={filters.isActive}
        choices={[
          { value: '', label: t('testimonials.anyStatus') },
          { value: 'true', label: t('testimonials.onlyActive') },
          { value: 'false', label: t('testimonials.onlyInactive') },
        ]}
        onChange={(isActive) => onChange({ isActive })}
      />
    </FilterBar>
  );
}
