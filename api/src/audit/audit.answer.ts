import type { AuditEntry as AuditEntryAnswer } from '@vitral/contracts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { serializer } from '../platform/entities/serializer.ts';

export const toAnswer = serializer<AuditEntry, AuditEntryAnswer>(AuditEntry, {
  requestId: 'omitted',
  windowKey: 'omitted',
});
