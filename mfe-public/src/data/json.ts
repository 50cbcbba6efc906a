export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; anything but a list is refused, for then the whole answer is nonsense. */
export function objectsOf(value: unknown): JsonObject[] {
  if (!Array.isArray(value)) throw new TypeError('The answer is not a list');
  return value.filter(isObject);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : [];
}

/** An id as text; rows without one are dropped. */
export function idOf(row: JsonObject): string | null {
  return typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) || null : null;
}

/** A path on this site or an http(s) address; everything else (`javascript:` and the like) is left out. */
export function addressOf(value: unknown): string | null {
  const address = textOf(value);
  return /^(https?:\/\/|\/(?!\/))\S+$/i.test(address) ? address : null;
}

/** `YYYY-MM-DD`, if there is such a day. */
export function dateOf(value: unknown): string | null {
  const text = textOf(value);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : null;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
