import { defineEntity, p } from '@mikro-orm/core';
import { API_KEY_PLATFORMS } from '@vitral/contracts/api-keys';
import { instant } from '../platform/entities/columns.ts';

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  properties: {
    platform: p.enum(API_KEY_PLATFORMS).primary(),
    sealed: p.text().hidden().lazy(),
    lastFour: p.text(),
    updatedAt: instant()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
