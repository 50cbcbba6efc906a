import { defineEntity, p } from '@mikro-orm/core';
import { TeamResource } from './team-resources.entity.ts';

const ResourceAccessSchema = defineEntity({
  name: 'ResourceAccess',
  properties: {
    resource: () => p.manyToOne(TeamResource).primary().mapToPk().deleteRule('cascade'),
    /** In UTC. */
    day: p.date().primary(),
    count: p.integer(),
  },
});

/** How often a resource was opened on a day. */
export class ResourceAccess extends ResourceAccessSchema.class {}
ResourceAccessSchema.setClass(ResourceAccess);
