import { SHARE_LINK_YEARS } from '@vitral/sdk/contracts/share-links';

/** Lifetimes of a link that the form offers: days, a chosen date or no end. */
export const EXPIRIES = ['1', '7', '30', 'date', 'never'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** Returns the expiry as an ISO instant: after a number of days, at the end of `day` (YYYY-MM-DD, local time), or null for never. */
export function expiresAt(expiry: Expiry, day: string, now = new Date()): string | null {
  if (expiry === 'never') return null;
  if (expiry === 'date') return endOf(day).toISOString();
  const end = new Date(now);
  end.setDate(end.getDate() + Number(expiry));
  return end.toISOString();
}

/** Returns the latest day on which a link may expire. */
export function latestDay(now = new Date()): string {
  const latest = new Date(now);
  latest.setFullYear(latest.getFullYear() + SHARE_LINK_YEARS);
  latest.setDate(latest.getDate() - 1);
  return dayOf(latest);
}

/** Returns whether `day` is a valid date, today or later, and no later than latestDay. */
export function isValidExpiryDay(day: string, now = new Date()): boolean {
  return endOf(day) > now && day <= latestDay(now);
}

/** Returns a date as YYYY-MM-DD in local time, as date fields take it. */
export function dayOf(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const endOf = (day: string) => new Date(`${day}T23:59:59.999`);
