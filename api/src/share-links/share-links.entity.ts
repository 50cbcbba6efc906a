import { defineEntity, p } from '@mikro-orm/core';
import { ContactMessage } from '../contact-messages/contact-messages.entity.ts';
import { Content } from '../content/content.entity.ts';
import { LANGUAGES } from '@vitral/contracts/languages';
import { announced, editable, instant } from '../platform/entities/columns.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';
import { User } from '../accounts/users.entity.ts';

const ShareLinkSchema = defineEntity({
  name: 'ShareLink',
  triggers: [announced('share_link')],
  indexes: [
    { properties: ['createdBy', 'createdAt', 'id'] },
    { properties: ['createdAt', 'id'] },
    { properties: ['openCount', 'id'] },
    { properties: ['visitorCount', 'id'] },
    { properties: ['leadCount', 'id'] },
    sqlIndex('share_link_last_opened_index', 'share_link (last_opened_at desc nulls last, id desc)'),
    sqlIndex('share_link_expiring_index', 'share_link (expires_at, id) where revoked_at is null'),
  ],
  properties: {
    ...editable(),
    createdBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    /** Its creator may write content, so the link also opens private items. */
    opensPrivate: p.boolean().default(true).hidden(),
    /** Title of its page; null for a link of one item that has the title of the item. */
    title: p.text().nullable(),
    /** Message of its creator to readers. */
    message: p.text().nullable(),
    /** The person for whom the link is made. */
    recipient: p.text().nullable(),
    /** The recipient's language. */
    language: p.enum(LANGUAGES).nullable(),
    expiresAt: instant().nullable(),
    passwordHash: p.text().nullable().hidden(),
    revokedAt: instant().nullable(),
    /** True if the page has the form that turns readers into leads. */
    hasForm: p.boolean().default(true),
    leadCount: p.integer().default(0),
    downloadCount: p.integer().default(0),
    lastDownloadAt: instant().nullable(),
    openCount: p.integer().default(0),
    visitorCount: p.integer().default(0),
    lastOpenedAt: instant().nullable(),
  },
});

export class ShareLink extends ShareLinkSchema.class {}
ShareLinkSchema.setClass(ShareLink);

const ShareLinkItemSchema = defineEntity({
  name: 'ShareLinkItem',
  indexes: [{ properties: ['content', 'link'] }],
  triggers: [
    announced('share_link_item'),
    {
      name: 'vitral_delete_empty_share_link',
      timing: 'after',
      events: ['delete'],
      forEach: 'row',
      expression:
        'create trigger vitral_delete_empty_share_link after delete on "share_link_item" for each row execute function vitral_delete_empty_share_link()',
    },
  ],
  properties: {
    link: () => p.manyToOne(ShareLink).primary().mapToPk().deleteRule('cascade'),
    content: () => p.manyToOne(Content).primary().deleteRule('cascade'),
    /** Items are on the page in ascending order; the positions may have gaps. */
    position: p.smallint(),
    /** Downloads by this link. */
    downloadCount: p.integer().default(0),
  },
});

/** An item of a link. The database deletes a link with its last item. */
export class ShareLinkItem extends ShareLinkItemSchema.class {}
ShareLinkItemSchema.setClass(ShareLinkItem);

const ShareVisitorSchema = defineEntity({
  name: 'ShareVisitor',
  properties: {
    link: () => p.manyToOne(ShareLink).primary().mapToPk().deleteRule('cascade'),
    /** Keyed digest of the mark in the visitor's cookie. */
    digest: p.text().primary(),
  },
});

/** A visitor who opened a link; deleted when the link ends. */
export class ShareVisitor extends ShareVisitorSchema.class {}
ShareVisitorSchema.setClass(ShareVisitor);

const ShareLeadSchema = defineEntity({
  name: 'ShareLead',
  properties: {
    link: () => p.manyToOne(ShareLink).primary().mapToPk().deleteRule('cascade'),
    /** Identifies the request, so that a repeated one adds no second lead. */
    key: p.text().primary(),
    message: () => p.manyToOne(ContactMessage).mapToPk().deleteRule('cascade').unique(),
  },
});

/** The contact message of a reader of a link. */
export class ShareLead extends ShareLeadSchema.class {}
ShareLeadSchema.setClass(ShareLead);
