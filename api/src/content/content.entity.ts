import { defineEntity, p } from '@mikro-orm/core';
import { CONTENT_CATEGORIES, CONTENT_TYPES, FOCAL_CENTER, VISIBILITIES } from '@vitral/contracts/content';
import { announced } from '../platform/entities/columns.ts';
import { editable, identity, instant, searchText, sortableText } from '../platform/entities/columns.ts';
import { searchIndex } from '../platform/entities/columns.ts';
import { publicationDates, publicationIndex } from '../platform/entities/publication-dates.ts';
import { User } from '../accounts/users.entity.ts';

const ContentSchema = defineEntity({
  name: 'Content',
  triggers: [announced('content')],
  indexes: [
    publicationIndex('content'),
    { properties: ['createdAt', 'id'] },
    { properties: ['category', 'createdAt', 'id'] },
    { properties: ['title', 'id'] },
    { properties: ['downloadCount', 'id'] },
    { properties: ['updatedAt', 'id'] },
    { properties: ['fileSize', 'id'] },
    { properties: ['type', 'id'] },
    { properties: ['category', 'id'] },
    { properties: ['visibility', 'id'] },
    { properties: ['type', 'createdAt', 'id'] },
    { properties: ['category', 'type', 'createdAt', 'id'] },
    { properties: ['visibility', 'createdAt', 'id'] },
    {
      name: 'content_trash_index',
      expression: `create index content_trash_index on content (updated_at, id) where deleted_at is not null`,
    },
    { name: 'content_search_index', expression: searchIndex('content', 'search_text') },
    { properties: ['formerFilenames'], type: 'gin' },
  ],
  properties: {
    ...editable(),
    title: sortableText(),
    description: p.text(),
    type: p.enum(CONTENT_TYPES),
    category: p.enum([...CONTENT_CATEGORIES, 'team'] as const),
    visibility: p.enum(VISIBILITIES),
    isVisible: p.boolean(),
    ...publicationDates('isVisible'),
    tags: p.array(String),
    filename: p.text().unique(),
    originalName: p.text(),
    mimeType: p.text(),
    fileSize: p.bigint('number'),
    checksum: p.text(),
    downloadCount: p.integer(),
    /** Names before the file was replaced; their URLs redirect to the current one. */
    formerFilenames: p.array(String).default([]),
    /** Width and height of a picture in pixels. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Per cent from the left and from the top. */
    focalX: p.smallint().default(FOCAL_CENTER.x),
    focalY: p.smallint().default(FOCAL_CENTER.y),
    deletedAt: instant().nullable(),
    searchText: searchText('content_search_text(title, description, original_name, tags)'),
    uploadedBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
  },
});

export class Content extends ContentSchema.class {}
ContentSchema.setClass(Content);

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

const ContentVariantSchema = defineEntity({
  name: 'ContentVariant',
  triggers: [announced('content_variant')],
  indexes: [{ properties: ['content', 'shape', 'width'] }],
  properties: {
    ...identity(),
    content: () => p.manyToOne(Content).mapToPk().deleteRule('cascade'),
    shape: p.enum(['scaled', 'square'] as const),
    /** Pixels. */
    width: p.integer(),
    mimeType: p.text(),
    filename: p.text().unique(),
    fileSize: p.bigint('number'),
    checksum: p.text(),
  },
});

export class ContentVariant extends ContentVariantSchema.class {}
ContentVariantSchema.setClass(ContentVariant);
