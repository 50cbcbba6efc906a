import type { AuditEntry } from '@vitral/contracts/audit';

/** A state of an item, after one of the changes in its history. */
export interface Version {
  /** Null for the state before the oldest change, if the item is older than its history. */
  entry: AuditEntry | null;
  /** Fields in which the state differs from the current one; null for the current state and for a deletion. */
  fields: Record<string, unknown> | null;
}

/**
 * Returns the states after the entries of a history, which come newest first. Each state undoes the changes after it,
 * so a field has the value from before the earliest of these.
 */
export function versionsOf(history: readonly AuditEntry[]): Version[] {
  let undone: Record<string, unknown> = {};
  const versions: Version[] = history.map((entry, index) => {
    const fields = index === 0 || entry.verb === 'deleted' ? null : undone;
    undone = { ...undone, ...entry.changes?.before };
    return { entry, fields };
  });
  const oldest = history.at(-1);
  if (oldest && oldest.verb !== 'created') versions.push({ entry: null, fields: undone });
  return versions;
}
