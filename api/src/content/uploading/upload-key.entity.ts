import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../../platform/entities/columns.ts';
import { User } from '../../users/users.entity.ts';
import { Content } from '../content.entity.ts';

/** The Idempotency-Key that an upload came with: sent again, it is answered with what it made the first time. */
const UploadKeySchema = defineEntity({
  name: 'UploadKey',
  uniques: [{ properties: ['user', 'key'] }],
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    ...identity(),
    user: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    key: p.text(),
    content: () => p.manyToOne(Content).mapToPk().deleteRule('cascade'),
    /** Of the bytes as they came and the fields beside them. */
    digest: p.text(),
  },
});

export class UploadKey extends UploadKeySchema.class {}
UploadKeySchema.setClass(UploadKey);
