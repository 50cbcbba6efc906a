import type { GridValidRowModel } from '@mui/x-data-grid';
import { COLUMN_WIDTH, type ViewColumn } from '@vitral/contracts/saved-views';
import type { DataColumn } from './data-table-props.ts';

/** The columns of a table in their order; null for the default columns of the table. */
export type ColumnLayout = readonly ViewColumn[] | null;

/** A column as its table offers it. */
export interface OfferedColumn {
  field: string;
  name: string;
  /** The column names the row or contains its actions, so it cannot be hidden. */
  isRequired: boolean;
  isExtra: boolean;
}

export const offer = <Row extends GridValidRowModel>(columns: readonly DataColumn<Row>[]): OfferedColumn[] =>
  columns.map(({ field, headerName, hideable, isExtra = false }, index) => ({
    field,
    name: headerName ?? field,
    isRequired: index === 0 || field === 'actions' || hideable === false,
    isExtra,
  }));

/** Returns every offered column in the order of a layout. Fields that no longer exist are left out, new ones come last. */
export function arrange(offered: readonly OfferedColumn[], layout: ColumnLayout): ViewColumn[] {
  const byField = new Map(offered.map((column) => [column.field, column]));
  const placed = (layout ?? []).flatMap(({ field, isHidden, width }) => {
    const column = byField.get(field);
    return column ? [{ field, isHidden: isHidden && !column.isRequired, width }] : [];
  });
  const named = new Set(placed.map(({ field }) => field));
  const others = offered.filter(({ field }) => !named.has(field));
  return [...placed, ...others.map(({ field, isExtra }) => ({ field, isHidden: isExtra, width: null }))];
}

export const isSameLayout = (offered: readonly OfferedColumn[], one: ColumnLayout, other: ColumnLayout) =>
  JSON.stringify(arrange(offered, one)) === JSON.stringify(arrange(offered, other));

/** Returns the columns that a layout shows, in its order and with its widths. */
export function layOut<Row extends GridValidRowModel>(
  columns: readonly DataColumn<Row>[],
  layout: ColumnLayout,
): DataColumn<Row>[] {
  const byField = new Map(columns.map((column) => [column.field, column]));
  return arrange(offer(columns), layout).flatMap(({ field, isHidden, width }) => {
    const column = byField.get(field);
    if (!column || isHidden) return [];
    return [width === null ? column : { ...column, width, minWidth: COLUMN_WIDTH.min, flex: undefined }];
  });
}

/** Returns the layout with a width for a column, within the limits of the server. */
export const withWidth = (layout: readonly ViewColumn[], field: string, width: number): ViewColumn[] =>
  layout.map((column) => (column.field === field ? { ...column, width: boundedWidth(width) } : column));

const boundedWidth = (width: number) =>
  Math.round(Math.min(Math.max(width, COLUMN_WIDTH.min), COLUMN_WIDTH.max));

/** Reads a stored layout; null for anything else. */
export function parseLayout(text: string | null): ColumnLayout {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) && stored.every(isColumn) ? stored : null;
  } catch {
    return null;
  }
}

function isColumn(value: unknown): value is ViewColumn {
  const { field, isHidden, width } = (value ?? {}) as Partial<Record<keyof ViewColumn, unknown>>;
  return (
    typeof field === 'string' && typeof isHidden === 'boolean' && (width === null || Number.isInteger(width))
  );
}
