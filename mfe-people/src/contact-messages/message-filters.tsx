import { CONTACT_STATUSES, CONTACT_SUBJECTS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import type { MessageFilters } from './contact-messages.queries.ts';

export const NO_FILTERS: MessageFilters = { q: '', status: '', subject: '', due: '' };

const DUE = ['due', 'overdue'] as const;

/** Allowed values of each filter; the search is free text. */
export const FILTER_CHOICES = { status: CONTACT_STATUSES, subject: CONTACT_SUBJECTS, due: DUE } as const;

interface MessageFilterBarProps {
  filters: MessageFilters;
  onChange: (changes: Partial<MessageFilters>) => void;
}

export function MessageFilterBar({ filters, onChange }: MessageFilterBarProps) {
  const { t } = useTranslation('mfe-people');
  return (
    <FilterBar>
      <SearchField label={t('contact-messages.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label={t('contact-messages.status')}
        value={filters.status}
        choices={[
          { value: '', label: t('contact-messages.anyStatus') },
          ...CONTACT_STATUSES.map((value) => ({ value, label: t(`contact-messages.statuses.${value}`) })),
        ]}
        onChange={(status) => onChange({ status: status as MessageFilters['status'] })}
      />
      <SelectField
        label={t('contact-messages.answer')}
        value={filters.due}
        choices={[
          { value: '', label: t('contact-messages.anyDue') },
          ...DUE.map((value) => ({ value, label: t(`contact-messages.only.${value}`) })),
        ]}
        onChange={(due) => onChange({ due: due as MessageFilters['due'] })}
      />
      <SelectField
        label={t('contact-messages.subject')}
        value={filters.subject}
        choices={[
          { value: '', label: t('contact-messages.anySubject') },
          ...CONTACT_SUBJECTS.map((value) => ({ value, label: t(`contact-messages.subjects.${value}`) })),
        ]}
        onChange={(subject) => onChange({ subject: subject as MessageFilters['subject'] })}
      />
    </FilterBar>
  );
}
