import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../platform/changes/announced.ts';
import { Content } from './content.entity.ts';

const ContentAccessSchema = defineEntity({
  name: 'ContentAccess',
  triggers: [announced('content_access')],
  indexes: [
    {
      name: 'content_access_day_index',
      // The figures of a period are summed from it alone.
      expression: 'create index content_access_day_index on content_access (day) include (content_id, count)',
    },
  ],
  properties: {
    content: () => p.manyToOne(Content).primary().mapToPk().deleteRule('cascade'),
    /** The site's time zone at that moment. */
    day: p.date().primary(),
    count: p.integer(),
  },
});

/** How often a file was downloaded or opened on a day. */
export class ContentAccess extends ContentAccessSchema.class {}
ContentAccessSchema.setClass(ContentAccess);
