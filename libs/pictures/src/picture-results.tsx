import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Box, EmptyState, Pagination, Typography, type TableState } from '@vitral/ui';
import { PictureGrid } from './picture-grid.tsx';
import { picturesQuery, type PicturesQuery } from './pictures.queries.ts';

interface PictureResultsProps {
  query: PicturesQuery;
  table: TableState;
  chosen: string | null;
  onChoose: (address: string) => void;
}

/** A page of the pictures found. */
export function PictureResults({ query, table, chosen, onChoose }: PictureResultsProps) {
  const { t } = useTranslation();
  const { items, total } = useSuspenseQuery(picturesQuery(query)).data;
  const pages = Math.ceil(total / table.pageSize);
  if (items.length === 0) {
    const kind = query.q ? 'noMatch' : 'empty';
    return <EmptyState icon="image" title={t(`pictures.${kind}Title`)} text={t(`pictures.${kind}Text`)} />;
  }
  return (
    <Box aria-busy={table.isPending}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('pictures.found', { count: total })}
      </Typography>
      <PictureGrid key={items[0]?.id} pictures={items} chosen={chosen} onChoose={onChoose} />
      {pages > 1 && (
        <Pagination
          count={pages}
          page={table.page + 1}
          onChange={(_, page) => table.setPage(page - 1, table.pageSize)}
          sx={{ mt: 2, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
