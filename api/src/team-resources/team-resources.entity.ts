import { defineEntity, p } from '@mikro-orm/core';
import { RESOURCE_TYPES } from '@vitral/contracts';
import { editable, sortableText } from '../platform/entities/columns.ts';

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
    title: sortableText(),
    description: p.text(),
    type: p.enum(RESOURCE_TYPES),
    url: p.text(),
    isActive: p.boolean(),
    downloadCount: p.integer(),
    /** What a search looks through, in lower case: made once, since turning it for every search takes long. */
    searchText: p
      .text()
      .nullable()
      .generated('(lower(title || chr(31) || description)) stored')
      .lazy()
      .hidden(),
  },
});

export class TeamResource extends TeamResourceSchema.class {}
TeamResourceSchema.setClass(TeamResource);
