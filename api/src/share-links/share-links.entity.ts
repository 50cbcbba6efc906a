import { defineEntity, p } from '@mikro-orm/core';
import { Content } from '../content/content.entity.ts';
import { identity, instant, announced } from '../platform/entities/columns.ts';
import { User } from '../accounts/users.entity.ts';

const ShareLinkSchema = defineEntity({
  name: 'ShareLink',
  triggers: [announced('share_link')],
  indexes: [{ properties: ['content', 'createdAt', 'id'] }, { properties: ['createdBy', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    content: () => p.manyToOne(Content).mapToPk().deleteRule('cascade'),
    createdBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    /** Its creator may write content, so the link also opens a private item. */
    opensPrivate: p.boolean().default(true).hidden(),
    expiresAt: instant().nullable(),
    passwordHash: p.text().nullable().hidden(),
    revokedAt: instant().nullable(),
    downloadCount: p.integer().default(0),
    lastDownloadAt: instant().nullable(),
  },
});

export class ShareLink extends ShareLinkSchema.class {}
ShareLinkSchema.setClass(ShareLink);
