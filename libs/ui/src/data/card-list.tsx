import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from '@vitral/i18n';
import type { ReactNode } from 'react';
import { SelectionContext, SelectItem } from './select-item.tsx';
import { TablePages } from './table-pages.tsx';
import type { Selection, TableState } from './use-table-state.ts';

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  total: number;
  table: TableState;
  renderCard: (row: Row) => ReactNode;
  selection?: Selection;
  nameOf?: (row: Row) => string;
}

/** The rows of a table as cards, for narrow screens. */
export function CardList<Row extends { id: string }>(props: CardListProps<Row>) {
  const { label, rows, total, table, renderCard, selection, nameOf = ({ id }) => id } = props;
  return (
    <SelectionContext value={selection ? { rows, selection } : null}>
      <Box aria-busy={table.isPending}>
        {selection && <SelectAll rows={rows} selection={selection} />}
        <Box
          component="ul"
          aria-label={label}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {rows.map((row) => (
            <Card
              key={row.id}
              component="li"
              sx={{ p: 2, display: 'flex', alignItems: 'flex-start', gap: 1 }}
            >
              <SelectItem id={row.id} name={nameOf(row)} />
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>{renderCard(row)}</Box>
            </Card>
          ))}
        </Box>
        <TablePages table={table} total={total} />
      </Box>
    </SelectionContext>
  );
}

/** Selects all items on screen. */
export function SelectAll({ rows, selection }: { rows: readonly { id: string }[]; selection: Selection }) {
  const { t } = useTranslation();
  const count = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <FormControlLabel
      label={t('selection.all')}
      sx={{ ml: 0, mb: 1 }}
      control={
        <Checkbox
          checked={count > 0 && count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(_, isTicked) => selection.choose(isTicked ? rows.map(({ id }) => id) : [])}
        />
      }
    />
  );
}
