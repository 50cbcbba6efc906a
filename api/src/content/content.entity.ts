import { defineEntity, p } from '@mikro-orm/core';
import { CONTENT_CATEGORIES, CONTENT_TYPES, VISIBILITIES } from '@vitral/contracts';
import { editable } from '../platform/entities/columns.ts';
import { User } from '../users/users.entity.ts';

const ContentSchema = defineEntity({
  name: 'Content',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['category', 'createdAt', 'id'] },
    { properties: ['title', 'id'] },
    { properties: ['downloadCount', 'id'] },
  ],
  properties: {
    ...editable(),
    title: p.text(),
    description: p.text(),
    type: p.enum(CONTENT_TYPES),
    category: p.enum([...CONTENT_CATEGORIES, 'team'] as const),
    visibility: p.enum(VISIBILITIES),
    isVisible: p.boolean(),
    tags: p.array(String),
    /** The name in the file store, made by the server. */
    filename: p.text().unique(),
    originalName: p.text(),
    mimeType: p.text(),
    fileSize: p.bigint('number'),
    checksum: p.text(),
    downloadCount: p.integer(),
    uploadedBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
  },
});

export class Content extends ContentSchema.class {}
ContentSchema.setClass(Content);
