import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/users.entity.ts';
import { identity, instant } from '../platform/entities/columns.ts';
import { SitePage } from '../site-pages/site-pages.entity.ts';

const PreviewLinkSchema = defineEntity({
  name: 'PreviewLink',
  indexes: [{ properties: ['page', 'createdAt', 'id'] }, { properties: ['createdBy'] }],
  properties: {
    ...identity(),
    page: () => p.manyToOne(SitePage).mapToPk().deleteRule('cascade'),
    createdBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    expiresAt: instant(),
    revokedAt: instant().nullable(),
  },
});

export class PreviewLink extends PreviewLinkSchema.class {}
PreviewLinkSchema.setClass(PreviewLink);
