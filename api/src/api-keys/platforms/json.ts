/** What another server sent may be anything. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Counts come as numbers or as their digits; what is neither is null. */
export function countOf(value: unknown): number | null {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^\d{1,15}$/.test(value))) return null;
  const count = Number(value);
  return Number.isFinite(count) && count >= 0 ? count : null;
}
