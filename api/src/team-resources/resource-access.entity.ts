import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../platform/changes/announced.ts';
import { TeamResource } from './team-resources.entity.ts';

const ResourceAccessSchema = defineEntity({
  name: 'ResourceAccess',
  triggers: [announced('resource_access')],
  indexes: [
    {
      name: 'resource_access_day_index',
      // The figures of a period are summed from it alone, however many periods lie behind.
      expression:
        'create index resource_access_day_index on resource_access (day) include (resource_id, count)',
    },
  ],
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
