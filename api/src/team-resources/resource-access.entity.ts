import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../platform/changes/announced.ts';
import { TeamResource } from './team-resources.entity.ts';

const ResourceAccessSchema = defineEntity({
  name: 'ResourceAccess',
  triggers: [announced('resource_access')],
  indexes: [
    {
      name: 'resource_access_day_index',
      // A covering index: the totals of a period are read from the index alone.
      expression:
        'create index resource_access_day_index on resource_access (day) include (resource_id, count)',
    },
  ],
  properties: {
    resource: () => p.manyToOne(TeamResource).primary().mapToPk().deleteRule('cascade'),
    /** UTC day. */
    day: p.date().primary(),
    count: p.integer(),
  },
});

/** The number of times a resource was opened on one day. */
export class ResourceAccess extends ResourceAccessSchema.class {}
ResourceAccessSchema.setClass(ResourceAccess);
