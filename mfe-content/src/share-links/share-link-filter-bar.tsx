import { SHARE_LINK_STATES, SHARE_LINK_USES } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import type { TableState, TableUrlOptions } from '@vitral/sdk/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/sdk/ui/forms';
import type { LinkFilters } from './share-links.queries.ts';

const CHOICES = { state: SHARE_LINK_STATES, use: SHARE_LINK_USES, owner: ['me'] };

const SORTS = ['-createdAt', 'createdAt', '-lastOpenedAt', '-openCount', '-visitorCount', '-leadCount'];

export const TABLE: TableUrlOptions<LinkFilters> = {
  list: 'share-links',
  filters: { q: '', state: '', use: '', owner: '' },
  choices: CHOICES,
  sort: { field: 'createdAt', direction: 'desc' },
  sortedBy: ['createdAt', 'lastOpenedAt', 'openCount', 'visitorCount', 'leadCount'],
  pageSize: 25,
};

interface ShareLinkFilterBarProps {
  filters: LinkFilters;
  table: TableState;
  onChange: (changes: Partial<LinkFilters>) => void;
}

/** Search, filters and order of the list; staff may narrow it to their own links. */
export function ShareLinkFilterBar({ filters, table, onChange }: ShareLinkFilterBarProps) {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const select = (name: keyof typeof CHOICES) => (
    <SelectField
      label={t(`share-links.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`share-links.filter.any.${name}`) },
        ...CHOICES[name].map((value) => ({ value, label: t(`share-links.${name}.${value}`) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar>
      <SearchField label={t('share-links.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      {select('state')}
      {select('use')}
      {allows('all-share-links.write') && select('owner')}
      <SelectField
        label={t('share-links.sort')}
        value={table.query.sort ?? ''}
        choices={SORTS.map((value) => ({ value, label: t(`share-links.sort.${value}`) }))}
        onChange={(sort) =>
          table.setSort({ field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' })
        }
      />
    </FilterBar>
  );
}
