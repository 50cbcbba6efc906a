import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FRAME_SECTIONS, type FrameSection } from '@vitral/contracts/landing-content';
import { type PresenceNoun, SETTINGS_ID } from '@vitral/contracts/presence';
import { isUUID } from 'class-validator';
import { User } from '../accounts/index.ts';
import { ContactMessage } from '../contact-messages/index.ts';
import { Content } from '../content/index.ts';
import { Embed } from '../embeds/index.ts';
import { FeedSource, SocialFeedItem } from '../feed-sources/index.ts';
import { readSectionChange } from '../landing-content/index.ts';
import type { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { lastChange } from '../platform/audit/edit-versioned.ts';
import { Settings } from '../platform/settings/settings.entity.ts';
import { Redirect } from '../redirects/index.ts';
import { SitePage } from '../site-pages/index.ts';
import { TeamMember } from '../team-members/index.ts';
import { TeamResource } from '../team-resources/index.ts';
import { Testimonial } from '../testimonials/index.ts';
import { ZoomMeeting } from '../zoom-meetings/index.ts';

/** The stored version of an item, and its last change. */
interface StoredItem {
  /** Null for a deleted one. */
  version: number | null;
  last: AuditEntry | undefined;
}

interface ItemSource {
  hasId: (id: string) => boolean;
  /** Returns null for an item that never existed, as far as the audit log goes back. */
  read: (em: EntityManager, id: string) => Promise<StoredItem | null>;
}

const rowsOf = (noun: PresenceNoun, entity: EntityClass<{ id: string; version: number }>): ItemSource => ({
  hasId: (id) => isUUID(id),
  async read(em, id) {
    const row = await em.findOne(entity, { id }, { fields: ['version'] });
    const last = await lastChange(em, noun, id, ['deleted']);
    if (!row && !last) return null;
    const isDeleted = !row || last?.verb === 'deleted';
    return { version: isDeleted ? null : row.version, last };
  },
});

const SECTIONS: ItemSource = {
  hasId: (id) => FRAME_SECTIONS.some((section) => section === id),
  read: (em, id) => readSectionChange(em, id as FrameSection),
};

const SETTINGS: ItemSource = {
  hasId: (id) => id === SETTINGS_ID,
  async read(em, id) {
    const row = await em.findOne(Settings, { id });
    return { version: row?.version ?? 0, last: await lastChange(em, 'settings', null) };
  },
};

const SOURCES: Record<PresenceNoun, ItemSource> = {
  'contact-messages': rowsOf('contact-messages', ContactMessage),
  content: rowsOf('content', Content),
  embeds: rowsOf('embeds', Embed),
  'feed-sources': rowsOf('feed-sources', FeedSource),
  'landing-content': SECTIONS,
  redirects: rowsOf('redirects', Redirect),
  settings: SETTINGS,
  'site-pages': rowsOf('site-pages', SitePage),
  'social-feeds': rowsOf('social-feeds', SocialFeedItem),
  'team-members': rowsOf('team-members', TeamMember),
  'team-resources': rowsOf('team-resources', TeamResource),
  testimonials: rowsOf('testimonials', Testimonial),
  users: rowsOf('users', User),
  'zoom-meetings': rowsOf('zoom-meetings', ZoomMeeting),
};

/** Returns whether an item of the noun may have the id. */
export const isItemId = (noun: PresenceNoun, id: string): boolean => SOURCES[noun].hasId(id);

export const readItem = (em: EntityManager, noun: PresenceNoun, id: string): Promise<StoredItem | null> =>
  SOURCES[noun].read(em, id);
