/** What Retry-After asks for, a number of seconds or a date, in seconds from now. */
export function readPause(value = ''): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  return Math.max(0, Math.ceil((Date.parse(value) - Date.now()) / 1000)) || 0;
}
