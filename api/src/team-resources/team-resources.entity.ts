import { defineEntity, p } from '@mikro-orm/core';
import { RESOURCE_TYPES } from '@vitral/contracts/team-resources';
import { announced, editable, searchText, sortableText, searchIndex } from '../platform/entities/columns.ts';
import { publicationDates, publicationIndex } from '../platform/entities/publication-dates.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';

const TeamResourceSchema = defineEntity({
  name: 'TeamResource',
  triggers: [announced('team_resource')],
  indexes: [
    publicationIndex('team_resource'),
    { properties: ['title', 'id'] },
    { properties: ['type', 'id'] },
    { properties: ['downloadCount', 'id'] },
    { properties: ['createdAt', 'id'] },
    { properties: ['type', 'title', 'id'] },
    sqlIndex('team_resource_shown_index', 'team_resource (title, id) where is_active'),
    { name: 'team_resource_search_index', expression: searchIndex('team_resource', 'search_text') },
  ],
  properties: {
    ...editable(),
    title: sortableText(),
    description: p.text(),
    type: p.enum(RESOURCE_TYPES),
    url: p.text(),
    isActive: p.boolean(),
    ...publicationDates('isActive'),
    downloadCount: p.integer(),
    searchText: searchText('title', 'description'),
  },
});

export class TeamResource extends TeamResourceSchema.class {}
TeamResourceSchema.setClass(TeamResource);

const ResourceAccessSchema = defineEntity({
  name: 'ResourceAccess',
  triggers: [announced('resource_access')],
  indexes: [
    // A covering index: the totals of a period are read from the index alone.
    sqlIndex('resource_access_day_index', 'resource_access (day) include (resource_id, count)'),
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
