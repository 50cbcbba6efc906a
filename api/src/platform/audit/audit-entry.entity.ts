import { defineEntity, p } from '@mikro-orm/core';
import { AUDIT_VERBS } from '@vitral/contracts';
import { identity } from '../entities/columns.ts';

export interface AuditChanges {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    verb: p.enum(AUDIT_VERBS),
    noun: p.text(),
    itemId: p.text().nullable(),
    itemName: p.text().nullable(),
    // No foreign key: what somebody did outlives the account.
    actorId: p.uuid().nullable(),
    actorName: p.text().nullable(),
    changes: p.json<AuditChanges>().nullable(),
    requestId: p.text().nullable(),
  },
});

export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
