import { isDeepStrictEqual } from 'node:util';
import type { AuditChanges } from '@vitral/contracts';

export type Snapshot = object;

/** Fields that change with every update. */
const BOOKKEEPING = new Set(['version', 'updatedAt']);

/** Field names that never get into an entry, at any depth: a safeguard for services that pass a secret by mistake. */
const SECRET = /(password|passcode|token|secret|hash|cookie|sealed|api_?keys?|recovery_?codes)$|^key$/i;
/** Claims such as `hasPassword` reveal no secret. */
const CLAIM = /^(has|is)[A-Z]/;

const isSecret = (field: string) => SECRET.test(field) && !CLAIM.test(field);

/** Returns the fields that differ between two states of an item; null without any state. */
export function changesBetween(before?: Snapshot, after?: Snapshot): AuditChanges | null {
  if (!before && !after) return null;
  const old = withoutSecrets({ ...before });
  const now = withoutSecrets({ ...after });
  const differing = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !BOOKKEEPING.has(field) && !isDeepStrictEqual(old[field], now[field]),
  );
  return { before: pick(old, differing), after: pick(now, differing) };
}

function pick(source: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in source).map((field) => [field, source[field]]));
}

function withoutSecrets(source: object): Record<string, unknown> {
  const open = Object.entries(source).filter(([field]) => !isSecret(field));
  return Object.fromEntries(open.map(([field, value]) => [field, cleared(value)]));
}

function cleared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleared);
  const isRecord = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isRecord ? withoutSecrets(value) : value;
}
