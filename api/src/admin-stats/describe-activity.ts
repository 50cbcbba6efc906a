import type { AuditEntry } from '../platform/audit/audit-entry.entity.ts';

/** An audit entry as an English sentence: `Mateo Rivas updated "Patricia Solís" (testimonials)`. */
export function describeActivity(
  entry: Pick<AuditEntry, 'actorName' | 'verb' | 'noun' | 'itemName'>,
): string {
  const actor = entry.actorName ?? 'The server';
  if (entry.verb === 'logged-in') return `${actor} logged in`;
  return entry.itemName
    ? `${actor} ${entry.verb} "${entry.itemName}" (${entry.noun})`
    : `${actor} ${entry.verb} ${entry.noun}`;
}
