import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { clean, cleanOrNull, passes } from './text.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d:[0-5]\d|1[0-3]:[0-5]\d|14:00))$/;

/** Range of plausible years; far beyond it JavaScript and PostgreSQL treat dates differently. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(3000, 0, 1);

export function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return isNear(date) && date.toISOString().startsWith(value);
}

/** Returns whether a value is an instant with its zone; without a zone, each server would read another instant. */
export function isInstant(value: unknown): boolean {
  const day = typeof value === 'string' ? INSTANT.exec(value)?.[1] : undefined;
  return day !== undefined && isCalendarDate(day) && isNear(new Date(String(value)));
}

const isNear = (date: Date) => date.getTime() >= EARLIEST && date.getTime() <= LATEST;

const IsCalendarDate = () => passes('isCalendarDate', isCalendarDate);

export const CalendarDate = () => applyDecorators(Transform(clean), IsCalendarDate());

/** A day of the calendar, `YYYY-MM-DD`; blank is null. */
export const OptionalCalendarDate = () =>
  applyDecorators(Transform(cleanOrNull), IsOptional(), IsCalendarDate());

/** An instant with its zone, or null. */
export const OptionalInstant = () => applyDecorators(IsOptional(), Instant());

export const Instant = () => passes('isInstant', isInstant);

const DAY_MS = 24 * 3600 * 1000;

/** An instant with its zone, in the future and at most `days` ahead. */
export const ComingInstant = (days: number) =>
  passes('isComingInstant', (value) => {
    if (!isInstant(value)) return false;
    const ahead = new Date(value).getTime() - Date.now();
    return ahead > 0 && ahead <= days * DAY_MS;
  });

/** A day in UTC, `2026-11-22`, or an instant. */
export const Moment = () => passes('isMoment', (value) => isCalendarDate(value) || isInstant(value));

/** Returns the exclusive end of a range whose last moment is a day in UTC or an instant. */
export const endOf = (moment: string) =>
  new Date(new Date(moment).getTime() + (isCalendarDate(moment) ? DAY_MS : 0));
