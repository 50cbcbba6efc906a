export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the objects of a list; throws for anything else, since the whole response is then invalid. */
export function objectsOf(value: unknown): JsonObject[] {
  if (!Array.isArray(value)) throw new TypeError('The response is not a list');
  return value.filter(isObject);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns an id as text; null if there is none. */
export function idOf(row: JsonObject): string | null {
  return typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) || null : null;
}

/** Returns a path on this site or an http(s) URL; null for anything else, such as `javascript:`. */
export function urlOf(value: unknown): string | null {
  const url = textOf(value);
  return /^(https?:\/\/|\/(?!\/))\S+$/i.test(url) ? url : null;
}

/** Does the same, and also accepts an anchor, or an email address or phone number as a URL. */
export function linkOf(value: unknown): string | null {
  return urlOf(value) ?? /^(#[a-z][\w-]*|(mailto|tel):\S+)$/i.exec(textOf(value))?.[0] ?? null;
}

/** Returns a valid date as `YYYY-MM-DD`, else null. */
export function dateOf(value: unknown): string | null {
  const text = textOf(value);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : null;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
