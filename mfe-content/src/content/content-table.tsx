import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { DataTable, EmptyState, type TableState } from '@vitral/ui';
import { ContentCard } from './content-card.tsx';
import { contentQuery, type ContentFilters } from './content.queries.ts';
import { useContentColumns } from './use-content-columns.tsx';

interface ContentTableProps {
  filters: ContentFilters;
  table: TableState;
}

export function ContentTable({ filters, table }: ContentTableProps) {
  const { t } = useTranslation('mfe-content');
  const { data } = useSuspenseQuery(contentQuery({ ...filters, ...table.query }));
  const columns = useContentColumns();
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <DataTable
      label={t('content.list')}
      rows={data.items}
      total={data.total}
      columns={columns}
      table={table}
      renderCard={(item) => <ContentCard item={item} />}
      empty={
        isFiltered ? (
          <EmptyState title={t('content.noMatchTitle')} text={t('content.noMatchText')} />
        ) : (
          <EmptyState icon="folder" title={t('content.emptyTitle')} text={t('content.emptyText')} />
        )
      }
    />
  );
}
