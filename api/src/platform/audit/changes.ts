import { isDeepStrictEqual } from 'node:util';
import type { AuditChanges } from '@vitral/contracts';

export type Snapshot = object;

/** These follow from the change itself. */
const BOOKKEEPING = new Set(['version', 'updatedAt']);

/** The fields that differ between two states of an item; null when nothing was given to compare. */
export function changesBetween(before?: Snapshot, after?: Snapshot): AuditChanges | null {
  if (!before && !after) return null;
  const old = { ...before } as Record<string, unknown>;
  const now = { ...after } as Record<string, unknown>;
  const differing = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !BOOKKEEPING.has(field) && !isDeepStrictEqual(old[field], now[field]),
  );
  return { before: pick(old, differing), after: pick(now, differing) };
}

function pick(source: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in source).map((field) => [field, source[field]]));
}
