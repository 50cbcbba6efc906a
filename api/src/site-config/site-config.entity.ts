import { defineEntity, p } from '@mikro-orm/core';
import { SITE_CONFIG_KEYS } from '@vitral/contracts/site-config';
import { announced } from '../platform/entities/columns.ts';

const SiteConfigSchema = defineEntity({
  name: 'SiteConfig',
  triggers: [announced('site_config')],
  properties: { key: p.enum(SITE_CONFIG_KEYS).primary(), value: p.text(), description: p.text().nullable() },
});

export class SiteConfig extends SiteConfigSchema.class {}
SiteConfigSchema.setClass(SiteConfig);
