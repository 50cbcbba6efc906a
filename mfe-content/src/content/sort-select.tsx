import { useTranslation } from '@vitral/i18n';
import { type TableState } from '@vitral/ui';
import { SelectField } from '@vitral/ui/forms';

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
] as const;

/** Sort order of the files, for fields without a column and for cards, which have no column headings. */
export function SortSelect({ table }: { table: TableState }) {
  const { t } = useTranslation('mfe-content');
  const sorts = SORTS.some((sort) => sort === table.query.sort) ? SORTS : [...SORTS, table.query.sort ?? ''];
  const choose = (sort: string) =>
    table.setSort({ field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' });
  return (
    <SelectField
      label={t('content.sort')}
      value={table.query.sort ?? ''}
      choices={sorts.map((value) => ({ value, label: t(`content.sort.${value}`) }))}
      onChange={choose}
    />
  );
}
