import type { AuditChanges } from '@vitral/sdk/contracts/audit';

export interface ChangedField {
  /** `['notifications', 'mail', 'isOn']` */
  path: string[];
  before: unknown;
  after: unknown;
}

/** Lists the changed fields; nested objects contribute only the fields that differ. */
export function changedFields({ before, after }: AuditChanges): ChangedField[] {
  return fieldsBetween(before, after, []);
}

function fieldsBetween(before: object, after: object, parents: string[]): ChangedField[] {
  const [old, now] = [before, after] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const field = { path: [...parents, name], before: old?.[name], after: now?.[name] };
    if (isDocument(field.before) && isDocument(field.after)) {
      return fieldsBetween(field.before, field.after, field.path);
    }
    return JSON.stringify(field.before) === JSON.stringify(field.after) ? [] : [field];
  });
}

/** Returns true for objects with fields, not for lists. */
export function isDocument(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
