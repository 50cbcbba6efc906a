import { defineEntity, p } from '@mikro-orm/core';
import { RESOURCE_TYPES } from '@vitral/contracts';
import { editable } from '../platform/entities/columns.ts';

const TeamResourceSchema = defineEntity({
  name: 'TeamResource',
  indexes: [
    { properties: ['title', 'id'] },
    { properties: ['type', 'id'] },
    { properties: ['downloadCount', 'id'] },
    { properties: ['createdAt', 'id'] },
  ],
  properties: {
    ...editable(),
    title: p.text(),
    description: p.text(),
    type: p.enum(RESOURCE_TYPES),
    url: p.text(),
    isActive: p.boolean(),
    downloadCount: p.integer(),
  },
});

export class TeamResource extends TeamResourceSchema.class {}
TeamResourceSchema.setClass(TeamResource);
