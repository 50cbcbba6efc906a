import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../platform/entities/columns.ts';

const ZoomAccountSchema = defineEntity({
  name: 'ZoomAccount',
  properties: {
    /** The id of the only row: `site`. */
    id: p.text().primary(),
    accountId: p.text(),
    clientId: p.text(),
    sealedClientSecret: p.text().hidden(),
    clientSecretEnd: p.text(),
    /** Null: Zoom reports no events. */
    sealedEventSecret: p.text().nullable().hidden(),
    eventSecretEnd: p.text().nullable(),
    updatedAt: instant()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

export class ZoomAccount extends ZoomAccountSchema.class {}
ZoomAccountSchema.setClass(ZoomAccount);
