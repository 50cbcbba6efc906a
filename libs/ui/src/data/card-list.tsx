import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Pagination from '@mui/material/Pagination';
import type { ReactNode } from 'react';
import type { TableState } from './use-table-state.ts';

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  total: number;
  table: TableState;
  renderCard: (row: Row) => ReactNode;
}

/** The rows of a table as cards, for narrow screens. */
export function CardList<Row extends { id: string }>({
  label,
  rows,
  total,
  table,
  renderCard,
}: CardListProps<Row>) {
  const pages = Math.ceil(total / table.pageSize);
  return (
    <Box aria-busy={table.isPending}>
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {rows.map((row) => (
          <Card key={row.id} component="li" sx={{ p: 2 }}>
            {renderCard(row)}
          </Card>
        ))}
      </Box>
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
