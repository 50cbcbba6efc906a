import { MEETING_CATEGORIES, type ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { StatusFilter, useChoices } from '../shared/filters.tsx';

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
  const choices = useChoices();
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
        choices={choices('zoom-meetings.categories', MEETING_CATEGORIES, 'zoom-meetings.anyCategory')}
        onChange={(category) => onChange({ category })}
      />
      <StatusFilter
        noun="zoom-meetings"
        value={filters.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
    </FilterBar>
  );
}
