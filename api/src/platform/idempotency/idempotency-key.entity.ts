import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../entities/columns.ts';

/** A write that came with an Idempotency-Key, and its response. docs/adr/046. */
const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    /** Of the key and its caller, by a secret of the server: it says neither. */
    id: p.text().primary(),
    createdAt: instant(),
    /** Of what was asked, by the same secret, since bodies hold passwords. */
    digest: p.text(),
    status: p.integer(),
    /** Sealed, since responses hold tokens. */
    response: p.text(),
  },
});

export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
