import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../entities/columns.ts';

/** A write that came with an Idempotency-Key, and its response. docs/adr/046. */
const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    /** A keyed digest of the Idempotency-Key and its caller, which reveals neither. */
    id: p.text().primary(),
    createdAt: instant(),
    /** A keyed digest of the request, since bodies contain passwords. */
    digest: p.text(),
    status: p.integer(),
    /** Sealed, since responses contain tokens. */
    response: p.text(),
  },
});

export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
