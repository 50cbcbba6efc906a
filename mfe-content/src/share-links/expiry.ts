import { SHARE_LINK_YEARS } from '@vitral/contracts';

/** How long a link may work, as the form offers it. */
export const EXPIRIES = ['1', '7', '30', 'date', 'never'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** The end of a period that starts now, of a day (YYYY-MM-DD) where its writer is, or none: an ISO instant or null. */
export function expiresAt(expiry: Expiry, day: string, now = new Date()): string | null {
  if (expiry === 'never') return null;
  if (expiry === 'date') return endOf(day).toISOString();
  const end = new Date(now);
  end.setDate(end.getDate() + Number(expiry));
  return end.toISOString();
}

/** The last day that a link may have. */
export function latestDay(now = new Date()): string {
  const latest = new Date(now);
  latest.setFullYear(latest.getFullYear() + SHARE_LINK_YEARS);
  latest.setDate(latest.getDate() - 1);
  return dayOf(latest);
}

/** Whether a day is one, not over yet and not too far away. */
export function isPossibleDay(day: string, now = new Date()): boolean {
  return endOf(day) > now && day <= latestDay(now);
}

/** A day as a date field takes it, where its writer is. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const endOf = (day: string) => new Date(`${day}T23:59:59.999`);
