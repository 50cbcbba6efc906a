import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from '@vitral/i18n';
import type { ReactNode } from 'react';
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
    <Box aria-busy={table.isPending}>
      {selection && <SelectAll rows={rows} selection={selection} />}
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {rows.map((row) => (
          <Card key={row.id} component="li" sx={{ p: 2, display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            {selection && <RowCheckbox id={row.id} name={nameOf(row)} selection={selection} />}
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>{renderCard(row)}</Box>
          </Card>
        ))}
      </Box>
      <TablePages table={table} total={total} />
    </Box>
  );
}

function SelectAll({ rows, selection }: { rows: readonly { id: string }[]; selection: Selection }) {
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

/** Key X of the console finds the checkbox by it. */
export const SELECTS = { 'data-selects-item': true };

function RowCheckbox({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const { t } = useTranslation();
  const toggle = (isTicked: boolean) =>
    selection.choose(isTicked ? [...selection.ids, id] : [...selection.ids].filter((known) => known !== id));
  return (
    <Box sx={{ ml: -1, mt: -1 }}>
      <Checkbox
        checked={selection.ids.has(id)}
        onChange={(_, isTicked) => toggle(isTicked)}
        slotProps={{ input: { 'aria-label': t('selection.row', { name }), ...SELECTS } }}
      />
    </Box>
  );
}
