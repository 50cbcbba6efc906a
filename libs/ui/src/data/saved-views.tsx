import Box from '@mui/material/Box';
import type { ViewedList } from '@vitral/contracts/saved-views';
import { registerTexts } from '@vitral/i18n';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import type { TableUrlOptions } from './use-table-url.ts';

/** Not part of the common texts, which the first page loads. */
const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };

const ViewBar = lazyComponent(
  'view-bar',
  async () => {
    registerTexts('views', TEXTS);
    return (await import('./view-bar.tsx')).ViewBar;
  },
  () => null,
);

const ColumnMenu = lazyComponent(
  'column-menu',
  async () => {
    registerTexts('views', TEXTS);
    return (await import('./column-menu.tsx')).ColumnMenu;
  },
  () => null,
);

/** The menu of the columns of a table without saved views, to be placed above it. Loads after the table. */
export function ListColumns({ list }: { list: ViewedList }) {
  return (
    <Box sx={{ minHeight: 44, display: { xs: 'none', sm: 'flex' }, justifyContent: 'flex-end' }}>
      <ColumnMenu list={list} />
    </Box>
  );
}

interface SavedViewsProps<Filters> {
  /** The list as in `useTableUrl`; nothing is rendered for a list without a name. */
  of: TableUrlOptions<Filters>;
}

/** The saved views of a list, to be placed above its filters, and the menu of its columns. Loads after the list. */
export function SavedViews<Filters extends Record<string, string>>({ of }: SavedViewsProps<Filters>) {
  const { list, ...options } = of as TableUrlOptions<Record<string, string>>;
  if (!list) return null;
  return (
    // The height is reserved, so that the list does not move.
    <Box sx={{ minHeight: 48, mb: 2 }}>
      <ViewBar list={list} options={options} />
    </Box>
  );
}
