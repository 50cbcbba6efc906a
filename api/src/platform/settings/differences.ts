import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

/**
 * Returns the fields that differ between two states of a document, at any depth. Both have the same fields; a list is one value.
 */
export function differences(before: object, after: object): { before: Fields; after: Fields } {
  const differing: { before: Fields; after: Fields } = { before: {}, after: {} };
  for (const [field, was] of Object.entries(before)) {
    const is = (after as Fields)[field];
    if (isDeepStrictEqual(was, is)) continue;
    const inner = isFields(was) && isFields(is) ? differences(was, is) : { before: was, after: is };
    differing.before[field] = inner.before;
    differing.after[field] = inner.after;
  }
  return differing;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
