import { defineEntity, p } from '@mikro-orm/core';
import { LOGIN_METHODS, SECURITY_VERBS } from '@vitral/contracts/security-events';
import { announced, identity, instant, searchIndex, searchText } from '../entities/columns.ts';
import { sqlIndex } from '../entities/sql-index.ts';

const SecurityEventSchema = defineEntity({
  name: 'SecurityEvent',
  triggers: [announced('security_event')],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['verb', 'createdAt', 'id'] },
    { properties: ['accountId', 'createdAt', 'id'] },
    { name: 'security_event_search_index', expression: searchIndex('security_event', 'search_text') },
    sqlIndex('security_event_networks_index', 'security_event using gin (networks)'),
    sqlIndex('security_event_unshortened_index', 'security_event (last_at) where not is_shortened'),
  ],
  properties: {
    ...identity(),
    /** Time of the latest event that the row counts. */
    lastAt: instant(),
    verb: p.enum(SECURITY_VERBS),
    method: p.enum(LOGIN_METHODS).nullable(),
    count: p.integer(),
    // No foreign keys: events outlive the accounts.
    accountId: p.uuid().nullable(),
    accountName: p.text().nullable(),
    actorId: p.uuid().nullable(),
    actorName: p.text().nullable(),
    browser: p.text().nullable(),
    system: p.text().nullable(),
    networks: p.array(),
    isShortened: p.boolean().default(false),
    requestId: p.text().nullable(),
    /** Aggregates the events of one kind, account and hour into one row. Removed with the networks that it may contain. */
    windowKey: p.text().nullable().unique(),
    searchText: searchText("coalesce(account_name, '')"),
  },
});

export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);
