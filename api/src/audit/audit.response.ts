import type { AuditEntry as AuditEntryResponse } from '@vitral/contracts';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { serializer } from '../platform/entities/serializer.ts';

export const toResponse = serializer<AuditEntry, AuditEntryResponse>(AuditEntry, {
  requestId: 'omitted',
  windowKey: 'omitted',
});
