/** Returns a stored value, parsed if it was stored as JSON text; undefined for invalid JSON. */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
