import type { AuditEntry as AuditEntryAnswer } from '@vitral/contracts';
import type { AuditEntry } from '../platform/audit/audit-entry.entity.ts';

/** The row as the API answers it. */
export function toAnswer(row: AuditEntry): AuditEntryAnswer {
  return {
    id: row.id,
    verb: row.verb,
    noun: row.noun,
    itemId: row.itemId ?? null,
    itemName: row.itemName ?? null,
    actorId: row.actorId ?? null,
    actorName: row.actorName ?? null,
    changes: row.changes ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
