import {
  ASSIGNEE_FILTERS,
  CONTACT_STATUSES,
  CONTACT_SUBJECTS,
  MESSAGE_KINDS,
} from '@vitral/sdk/contracts/contact-messages';
import { useTranslation } from '@vitral/sdk/i18n';
import type { TableUrlOptions } from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';
import type { MessageFilters } from './contact-messages.queries.ts';
import { AssigneeFilter } from './message-assignee.tsx';

/** Allowed values of each filter; the search is free text, and the assignee may be an account. */
const CHOICES = {
  kind: MESSAGE_KINDS,
  status: CONTACT_STATUSES,
  due: ['due', 'overdue'],
  subject: CONTACT_SUBJECTS,
};

export const MESSAGES_TABLE: TableUrlOptions<MessageFilters> = {
  list: 'contact-messages',
  filters: { q: '', kind: '', status: '', subject: '', due: '', assignee: '' },
  choices: CHOICES,
  sort: { field: 'createdAt', direction: 'desc' },
  sortedBy: ['createdAt', 'name'],
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Drops an assignee in the URL that the server would refuse. */
export function checkedFilters(filters: MessageFilters): MessageFilters {
  const { assignee } = filters;
  const isKnown = ASSIGNEE_FILTERS.some((name) => name === assignee) || UUID.test(assignee);
  return isKnown ? filters : { ...filters, assignee: '' };
}

interface MessageFilterBarProps {
  filters: MessageFilters;
  onChange: (changes: Partial<MessageFilters>) => void;
}

export function MessageFilterBar({ filters, onChange }: MessageFilterBarProps) {
  const { t } = useTranslation('mfe-people');
  const select = (name: keyof typeof CHOICES, prefix: string) => (
    <SelectField
      label={t(`contact-messages.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`contact-messages.filter.any.${name}`) },
        ...CHOICES[name].map((value) => ({ value, label: t(`contact-messages.${prefix}.${value}`) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar>
      <SearchField label={t('contact-messages.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      {select('kind', 'kinds')}
      {select('status', 'statuses')}
      {select('due', 'only')}
      {select('subject', 'subjects')}
      <AssigneeFilter value={filters.assignee} onChange={(assignee) => onChange({ assignee })} />
    </FilterBar>
  );
}
