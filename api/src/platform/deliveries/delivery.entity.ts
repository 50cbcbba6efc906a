import { defineEntity, p } from '@mikro-orm/core';
import { DELIVERY_CHANNELS, DELIVERY_STATES } from '@vitral/contracts/notifications';
import { identity, instant, searchIndex, announced } from '../entities/columns.ts';

const DeliverySchema = defineEntity({
  name: 'Delivery',
  triggers: [announced('delivery')],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['state', 'createdAt', 'id'] },
    { properties: ['channel', 'createdAt', 'id'] },
    { name: 'delivery_search_index', expression: searchIndex('delivery', 'recipient') },
  ],
  properties: {
    ...identity(),
    channel: p.enum(DELIVERY_CHANNELS),
    template: p.text(),
    recipient: p.text(),
    state: p.enum(DELIVERY_STATES).default('waiting'),
    attempts: p.integer().default(0),
    problem: p.text().nullable(),
    finishedAt: instant().nullable(),
    /** The content, encrypted since it may contain links that log people in; erased once it is sent. */
    sealed: p.text().nullable().hidden().lazy(),
  },
});

export class Delivery extends DeliverySchema.class {}
DeliverySchema.setClass(Delivery);
