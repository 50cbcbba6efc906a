import { defineEntity, p } from '@mikro-orm/core';
import { AUDIT_VERBS, type AuditChanges } from '@vitral/contracts/audit';
import { identity, searchText, searchIndex, announced } from '../entities/columns.ts';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  triggers: [announced('audit_entry')],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['noun', 'createdAt', 'id'] },
    { properties: ['actorId', 'createdAt', 'id'] },
    { properties: ['verb', 'createdAt', 'id'] },
    { properties: ['itemId'] },
    { name: 'audit_entry_search_index', expression: searchIndex('audit_entry', 'search_text') },
  ],
  properties: {
    ...identity(),
    verb: p.enum(AUDIT_VERBS),
    noun: p.text(),
    itemId: p.text().nullable(),
    itemName: p.text().nullable(),
    // No foreign key: entries outlive the account.
    actorId: p.uuid().nullable(),
    actorName: p.text().nullable(),
    changes: p.json<AuditChanges>().nullable(),
    requestId: p.text().nullable(),
    searchText: searchText("coalesce(item_name, '')", "coalesce(actor_name, '')", 'noun'),
  },
});

export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
