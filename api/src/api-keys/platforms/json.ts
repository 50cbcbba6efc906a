import { isRecord } from '../../platform/validation/shapes.ts';

/** Narrows JSON of another server, which may have any shape. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export const asRecords = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a count sent as a number or as digits; null for anything else. */
export function asCount(value: unknown): number | null {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^\d{1,15}$/.test(value))) return null;
  const count = Number(value);
  return Number.isFinite(count) && count >= 0 ? count : null;
}
