import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from '@vitral/i18n';
import { createContext, use } from 'react';
import type { Selection } from './use-table-state.ts';

/** Key X of the console finds the checkbox by it. */
export const SELECTS = { 'data-selects-item': true };

interface SelectedList {
  rows: readonly { id: string }[];
  selection: Selection;
}

/** The list around a card; null if nothing can be selected. */
export const SelectionContext = createContext<SelectedList | null>(null);

/**
 * The checkbox that selects an item of a list; with Shift, all items from the last one. Renders nothing in a list
 * without bulk changes.
 */
export function SelectItem({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const list = use(SelectionContext);
  if (!list) return null;
  const { rows, selection } = list;
  return (
    <Checkbox
      size="small"
      checked={selection.isWhole || selection.ids.has(id)}
      onChange={({ nativeEvent }) => selection.toggle(id, rows, isWithShift(nativeEvent))}
      slotProps={{ input: { 'aria-label': t('selection.row', { name }), ...SELECTS } }}
      sx={{ m: -0.5, flexShrink: 0 }}
    />
  );
}

const isWithShift = (event: Event) => 'shiftKey' in event && event.shiftKey === true;
