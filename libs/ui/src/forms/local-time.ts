/** Returns an instant as the value of a `datetime-local` field, in the time zone of this browser; empty for an invalid instant. */
export function localTime(instant: string | null | undefined): string {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the instant of such a value; null for an empty or impossible one. */
export function instantOf(local: string): string | null {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
