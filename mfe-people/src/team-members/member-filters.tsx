import { fieldIn, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { normalizeText } from '@vitral/sdk/contracts/normalize-text';
import type { TeamMember } from '@vitral/sdk/contracts/team-members';
import { useTranslation } from '@vitral/sdk/i18n';
import type { TableUrlOptions } from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';

export type MemberFilters = { q: string; isActive: string };

/** The list is short and ordered by hand, so it is filtered in the browser. */
export const TABLE: TableUrlOptions<MemberFilters> = {
  list: 'team-members',
  filters: { q: '', isActive: '' },
  choices: { isActive: ['true', 'false'] },
  sort: { field: 'order', direction: 'asc' },
};

/** Returns whether a member matches the search, by name or position in any language, and the status. */
export function matchesFilters(member: TeamMember, { q, isActive }: MemberFilters): boolean {
  const texts = [member.name, ...LANGUAGES.map((language) => member[fieldIn('title', language)])];
  return (
    normalizeText(texts.join('\n')).includes(normalizeText(q.trim())) &&
    (!isActive || String(member.isActive) === isActive)
  );
}

interface MemberFilterBarProps {
  filters: MemberFilters;
  onChange: (changes: Partial<MemberFilters>) => void;
}

export function MemberFilterBar({ filters, onChange }: MemberFilterBarProps) {
  const { t } = useTranslation('mfe-people');
  return (
    <FilterBar>
      <SearchField
        label={t('team-members.search')}
        value={filters.q}
        onChange={(q) => onChange({ q })}
        delay={0}
      />
      <SelectField
        label={t('team-members.status')}
        value={filters.isActive}
        choices={[
          { value: '', label: t('team-members.anyStatus') },
          { value: 'true', label: t('team-members.onlyActive') },
          { value: 'false', label: t('team-members.onlyInactive') },
        ]}
        onChange={(isActive) => onChange({ isActive })}
      />
    </FilterBar>
  );
}
