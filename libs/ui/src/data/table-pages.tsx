import Pagination from '@mui/material/Pagination';
import type { TableState } from './use-table-state.ts';

interface TablePagesProps {
  table: TableState;
  /** The number of rows on the server. */
  total: number;
  /** Space above, in units of the theme. */
  mt?: number;
  /** Called when another page is chosen. */
  onPageChange?: () => void;
}

/** The page numbers of a list of cards; renders nothing for a single page. */
export function TablePages({ table, total, mt = 2, onPageChange }: TablePagesProps) {
  const count = Math.ceil(total / table.pageSize);
  if (count <= 1) return null;
  const goTo = (page: number) => {
    table.setPage(page - 1, table.pageSize);
    onPageChange?.();
  };
  return (
    <Pagination
      count={count}
      page={table.page + 1}
      onChange={(_, page) => goTo(page)}
      sx={{ mt, '& ul': { justifyContent: 'center' } }}
    />
  );
}
