import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../platform/changes/announced.ts';
import { Content } from './content.entity.ts';

const ContentAccessSchema = defineEntity({
  name: 'ContentAccess',
  triggers: [announced('content_access')],
  indexes: [
    {
      name: 'content_access_day_index',
      // A covering index: the totals of a period are read from the index alone.
      expression: 'create index content_access_day_index on content_access (day) include (content_id, count)',
    },
  ],
  properties: {
    content: () => p.manyToOne(Content).primary().mapToPk().deleteRule('cascade'),
    /** The day in the site's time zone at that moment. */
    day: p.date().primary(),
    count: p.integer(),
  },
});

/** The number of times a file was downloaded or opened on one day. */
export class ContentAccess extends ContentAccessSchema.class {}
ContentAccessSchema.setClass(ContentAccess);
