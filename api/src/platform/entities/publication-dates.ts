import { raw, type FilterQuery } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { sqlIndex } from './sql-index.ts';

/** The column that shows an item to visitors. */
export type Switch = 'isActive' | 'isVisible';

/** A row with publication dates; undefined before it is read. */
export interface DatedRow {
  publishAt?: Date | null;
  unpublishAt?: Date | null;
}

/** Columns of items that the server shows and hides by itself. An item that is switched on loses its publication date. docs/adr/083. */
export const publicationDates = <Name extends Switch>(isOn: Name) => ({
  publishAt: instant()
    .$type<Date | null>()
    .nullable()
    .onUpdate((row: DatedRow & Record<Name, boolean>) => (row[isOn] ? null : (row.publishAt ?? null))),
  unpublishAt: instant().nullable(),
});

const next = (alias: string) => `least(${alias}publish_at, ${alias}unpublish_at)`;

/** Index of the items that wait for a date. */
export const publicationIndex = (table: string) =>
  sqlIndex(`${table}_publication_index`, `${table} ((${next('')})) where ${next('')} is not null`);

/** Selects the items that wait for a date, or the others. */
export function waitingForDate<Row extends object>(isScheduled: boolean | undefined): FilterQuery<Row> {
  if (isScheduled === undefined) return {};
  const state = isScheduled ? 'is not null' : 'is null';
  return { [raw((alias) => `${next(`${alias}.`)} ${state}`)]: [] } as FilterQuery<Row>;
}

/** Selects the items with a date that has come. */
export const dueAt = <Row extends object>(now: Date) =>
  ({ [raw((alias) => `${next(`${alias}.`)} <= ?`, [now])]: [] }) as FilterQuery<Row>;
