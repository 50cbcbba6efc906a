import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookEvent } from '@vitral/contracts/webhooks';
import { announced, editable, instant } from '../platform/entities/columns.ts';

/** A URL of another program that receives events. */
const WebhookSchema = defineEntity({
  name: 'Webhook',
  triggers: [announced('webhook')],
  properties: {
    ...editable(),
    name: p.text(),
    url: p.text(),
    events: p.json<WebhookEvent[]>(),
    isActive: p.boolean(),
    sealedSecret: p.text().hidden(),
    /** The secret before the last renewal, valid for a while, so that programs can change it without losing events. */
    previousSealedSecret: p.text().nullable().hidden(),
    previousSecretUntil: instant().nullable(),
    failingSince: instant().nullable(),
    failures: p.integer().default(0),
    switchedOffAt: instant().nullable(),
  },
});

export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);
