import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../../platform/changes/announced.ts';
import { identity } from '../../platform/entities/columns.ts';
import { Content } from '../content.entity.ts';

/** A picture in another size or format; it is deleted with its item. */
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
