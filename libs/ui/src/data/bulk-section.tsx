import type { ReactNode } from 'react';
import type { BulkList } from './bulk-props.ts';
import { SelectAll } from './card-list.tsx';
import { LateBulkBar } from './late-bulk-bar.tsx';
import { SelectionContext } from './select-item.tsx';
import { useSelection } from './use-table-state.ts';

interface BulkSectionProps {
  /** Undefined for people who may not change the items. */
  bulk: BulkList | undefined;
  /** The items on screen. */
  rows: readonly { id: string }[];
  /** The number of items that match the filters. */
  total: number;
  /** Identifies the items on screen: another value clears the selection. */
  scope: string;
  children: ReactNode;
}

/** A list of cards, each with a `SelectItem`, and the bar of their bulk changes. */
export function BulkSection({ bulk, rows, total, scope, children }: BulkSectionProps) {
  const selection = useSelection(scope);
  if (!bulk) return children;
  return (
    <SelectionContext value={{ rows, selection }}>
      <SelectAll rows={rows} selection={selection} />
      {children}
      <LateBulkBar {...bulk} rows={rows} total={total} selection={selection} />
    </SelectionContext>
  );
}
