import {
  CONTENT_LANGUAGES,
  testimonialLanguage,
  type ContentLanguage,
  type Testimonial,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FilterBar, SearchField, SelectField } from '@vitral/ui';

export interface Filters {
  search: string;
  locale: ContentLanguage | '';
  status: 'active' | 'inactive' | '';
}

export const NO_FILTERS: Filters = { search: '', locale: '', status: '' };

/** Whether a testimonial passes; one without a language passes for both, as on the site. */
export function passes(item: Testimonial, { search, locale, status }: Filters): boolean {
  if (status && item.isActive !== (status === 'active')) return false;
  if (locale && (testimonialLanguage(item) ?? locale) !== locale) return false;
  const words = [item.name, item.text, item.position, item.company].join('\n').toLocaleLowerCase();
  return words.includes(search.trim().toLocaleLowerCase());
}

interface TestimonialFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

export function TestimonialFilters({ filters, onChange }: TestimonialFiltersProps) {
  const { t } = useTranslation('mfe-people');
  const locales = CONTENT_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
  return (
    <FilterBar>
      <SearchField
        label={t('testimonials.search')}
        value={filters.search}
        delay={0}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label={t('testimonials.languageFilter')}
        value={filters.locale}
        choices={[{ value: '', label: t('testimonials.anyLanguage') }, ...locales]}
        onChange={(locale) => onChange({ ...filters, locale: locale as Filters['locale'] })}
      />
      <SelectField
        label={t('testimonials.statusFilter')}
        value={filters.status}
        choices={[
          { value: '', label: t('testimonials.anyStatus') },
          { value: 'active', label: t('testimonials.onlyActive') },
          { value: 'inactive', label: t('testimonials.onlyInactive') },
        ]}
        onChange={(status) => onChange({ ...filters, status: status as Filters['status'] })}
      />
    </FilterBar>
  );
}
