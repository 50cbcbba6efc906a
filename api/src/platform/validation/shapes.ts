export type Check = (value: unknown) => boolean;
export type Fields = Record<string, Check>;

const MAX_ENTRIES = 200;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText =
  (most: number, pattern = /\S/): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value);
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const isWhole: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check, most = MAX_ENTRIES): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
export const recordOf =
  (isName: Check, check: Check, most = MAX_ENTRIES): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([name, entry]) => isName(name) && check(entry));
export const shape =
  <Shape>(fields: Record<keyof Shape & string, Check>) =>
  (value: unknown): value is Shape =>
    wrongFieldOf(value, fields) === null;

/** Returns the first field that its check refuses, '' for a value without fields, or null if there is none. */
export function wrongFieldOf(value: unknown, fields: Fields): string | null {
  if (!isRecord(value)) return '';
  return Object.keys(fields).find((name) => !fields[name]?.(value[name])) ?? null;
}
