import { MEETING_CATEGORIES, type ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';

export const NO_FILTERS = { q: '', category: '', isActive: '' };
export type Filters = typeof NO_FILTERS;

/** Allowed values of the filters; the search is free text. */
export const FILTER_CHOICES = { category: MEETING_CATEGORIES, isActive: ['true', 'false'] } as const;

/** Removes accents and capitals. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns true if a live session matches the search, the category and the status. */
export function matchesFilters(meeting: ZoomMeeting, { q, category, isActive }: Filters): boolean {
  const { title, titleEn, description, descriptionEn } = meeting;
  const texts = normalizeText([title, titleEn, description, descriptionEn].join('\n'));
  return (
    texts.includes(normalizeText(q.trim())) &&
    (!category || meeting.category === category) &&
    (!isActive || String(meeting.isActive) === isActive)
  );
}

interface MeetingFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function MeetingFilters({ filters, onChange }: MeetingFiltersProps) {
  const { t } = useTranslation('mfe-social');
  const categories = MEETING_CATEGORIES.map((value) => ({
    value,
    label: t(`zoom-meetings.categories.${value}`),
  }));
  return (
    <FilterBar>
      <SearchField
        label={t('zoom-meetings.search')}
        value={filters.q}
        onChange={(q) => onChange({ q })}
        delay={0}
      />
      <SelectField
        label={t('zoom-meetings.fields.category')}
        value={filters.category}
        choices={[{ value: '', label: t('zoom-meetings.anyCategory') }, ...categories]}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        label={t('zoom-meetings.status')}
        value={filters.isActive}
        choices={[
          { value: '', label: t('zoom-meetings.anyStatus') },
          { value: 'true', label: t('zoom-meetings.onlyActive') },
          { value: 'false', label: t('zoom-meetings.onlyInactive') },
        ]}
        onChange={(isActive) => onChange({ isActive })}
      />
    </FilterBar>
  );
}
