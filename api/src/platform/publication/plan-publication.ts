import { PUBLICATION_DAYS, type PublicationDates } from '@vitral/contracts/publication-dates';
import type { DatedRow, Switch } from '../entities/publication-dates.ts';
import { AppError } from '../errors/app-error.ts';

const DAY_MS = 24 * 3_600_000;
const DATES = ['publishAt', 'unpublishAt'] as const;

export type Planned<Input> = Omit<Input, keyof PublicationDates> & Required<DatedRow>;

/**
 * Returns the columns for an input: a new publication date hides the item until then, and an item that is switched on
 * loses its publication date. `row` is the stored item, whose dates may be sent back even if they have just passed.
 * Throws `request.invalid`.
 */
export function planPublication<Name extends Switch, Input extends PublicationDates & Record<Name, boolean>>(
  isOn: Name,
  { publishAt, unpublishAt, ...input }: Input,
  row: DatedRow = {},
): Planned<Input> {
  const dates = { publishAt: dateOf(publishAt), unpublishAt: dateOf(unpublishAt) };
  for (const name of DATES) {
    if (isNew(name, dates, row) && !isComing(dates[name])) throw invalid(`${name}:isComingInstant`);
  }
  const shown: Partial<Record<Switch, boolean>> = input;
  if (isNew('publishAt', dates, row)) shown[isOn] = false;
  else if (shown[isOn]) dates.publishAt = null;
  if (dates.publishAt && dates.unpublishAt && dates.unpublishAt <= dates.publishAt)
    throw invalid('unpublishAt:isAfterPublication');
  return { ...input, ...dates };
}

/** Returns the dates that the stored item does not have. */
export const newDates = (dates: DatedRow, row: DatedRow): Date[] =>
  DATES.filter((name) => isNew(name, dates, row)).flatMap((name) => dates[name] ?? []);

const isNew = (name: keyof DatedRow, dates: DatedRow, row: DatedRow) =>
  dates[name] != null && dates[name].getTime() !== row[name]?.getTime();

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

function isComing(date: Date | null): boolean {
  const ahead = (date?.getTime() ?? 0) - Date.now();
  return ahead > 0 && ahead <= PUBLICATION_DAYS * DAY_MS;
}

const invalid = (field: string) => new AppError('request.invalid', { fields: [field] });
