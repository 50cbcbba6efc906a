import { CONTENT_CATEGORIES, VISIBILITIES } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { EmptyList, LoadBoundary, LoadingCards } from '@vitral/sdk/ui';
import {
  AddButton,
  ExportLink,
  type TableState,
  type TableUrlOptions,
  useTableUrl,
  SavedViews,
} from '@vitral/sdk/ui/data';
import {
  FilterBar,
  OpenItem,
  SearchField,
  SelectField,
  useItemAddress,
  PUBLICATION_FILTER,
  REVIEW_FILTER,
  usePublicationFilter,
  useReviewFilter,
} from '@vitral/sdk/ui/forms';
import { ContentTable } from './content-table.tsx';
import { ContentTaskDialog, useContentTask } from './content-task.tsx';
import { EditContentDialog } from './edit-content-dialog.tsx';
import { fetchContent, useFetchErrorText, type ContentFilters } from './content.queries.ts';
import { fieldsOf, SortField } from './sort-field.tsx';

/** Allowed values of each filter; the search is free text. */
const CHOICES = { category: CONTENT_CATEGORIES, visibility: VISIBILITIES, isVisible: ['true', 'false'] };

const SORTS = [
  '-createdAt',
  'createdAt',
  '-updatedAt',
  'title',
  '-downloadCount',
  '-fileSize',
  'type',
  'category',
  'visibility',
];

export const TABLE: TableUrlOptions<ContentFilters> = {
  list: 'content',
  filters: { q: '', category: '', visibility: '', isVisible: '', isScheduled: '', isInReview: '' },
  choices: { ...CHOICES, isScheduled: PUBLICATION_FILTER, isInReview: REVIEW_FILTER },
  sort: { field: 'createdAt', direction: 'desc' },
  sortedBy: fieldsOf(SORTS),
};

export function ContentBrowser({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('mfe-content');
  const address = useItemAddress();
  const { task, start, close } = useContentTask('edit', address.open);
  const { filters, setFilters, clearFilters, ...url } = useTableUrl(TABLE);
  const empty = (
    <EmptyList
      t={t}
      noun="content"
      icon="folder"
      filters={filters}
      onClear={clearFilters}
      action={<AddButton label={t('content.add')} onClick={onAdd} />}
    />
  );

  return (
    <>
      <SavedViews of={TABLE} />
      <ContentFilterBar filters={filters} onChange={setFilters} table={url.table} />
      <LoadBoundary failure={useFetchErrorText()} loading={<LoadingCards count={5} height={88} />}>
        <ContentTable filters={filters} url={url} empty={empty} onStart={start} />
      </LoadBoundary>
      <ExportLink
        label={t('content.export')}
        path="/content"
        query={{ ...filters, sort: url.table.query.sort }}
      />
      {task && <ContentTaskDialog task={task} onClose={close} />}
      <OpenItem address={address} title={t('content.editTitle')} listedBelow={LISTED} fetch={fetchContent}>
        {(item) => <EditContentDialog item={item} onClose={address.close} />}
      </OpenItem>
    </>
  );
}

const LISTED = [['content', 'list']];

interface ContentFilterBarProps {
  filters: ContentFilters;
  onChange: (changes: Partial<ContentFilters>) => void;
  table: TableState;
}

function ContentFilterBar({ filters, onChange, table }: ContentFilterBarProps) {
  const { t } = useTranslation('mfe-content');
  const select = (name: keyof typeof CHOICES, prefix: string) => (
    <SelectField
      label={t(`content.filter.${name}`)}
      value={filters[name]}
      choices={[
        { value: '', label: t(`content.filter.any.${name}`) },
        ...CHOICES[name].map((value) => ({ value, label: t(`${prefix}.${value}`) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar>
      <SearchField label={t('content.search')} value={filters.q} onChange={(q) => onChange({ q })} />
      {select('category', 'category')}
      {select('visibility', 'visibility')}
      {select('isVisible', 'content.filter.isVisible')}
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
      <SortField table={table} sorts={SORTS} />
    </FilterBar>
  );
}
