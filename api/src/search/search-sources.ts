import type { EntityName, FilterQuery } from '@mikro-orm/core';
import type { Permission } from '@vitral/contracts/access';
import type { SearchedNoun } from '@vitral/contracts/search';
import type { SettingsInput } from '@vitral/contracts/settings';
import { User } from '../accounts/index.ts';
import { ContactMessage } from '../contact-messages/index.ts';
import { Content, contentFilter } from '../content/index.ts';
import { postsShownTo, SocialFeedItem } from '../feed-sources/index.ts';
import { MeetingRegistration, mayReadRegistrations } from '../meeting-registrations/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { Redirect } from '../redirects/index.ts';
import { SitePage } from '../site-pages/index.ts';
import { TeamMember } from '../team-members/index.ts';
import { resourcesShownTo, TeamResource } from '../team-resources/index.ts';
import { Testimonial } from '../testimonials/index.ts';
import { ZoomMeeting } from '../zoom-meetings/index.ts';

/**
 * A noun whose items are found by the column `search_text`, which begins with the title in its search form. Texts are
 * SQL expressions in which `item` is the row.
 */
export interface SearchSource<Row extends object = object> {
  noun: SearchedNoun;
  entity: EntityName<Row>;
  /** Permission for the noun's list in the console. */
  permission: Permission;
  title: 'item.title' | 'item.name' | 'item."from"';
  /** Blank by default. */
  detail?: string;
  /** Time of the last change of the item; `item.updated_at` by default. */
  changedAt?: string;
  /** Selects the rows that the noun's list shows a viewer; all by default. */
  rows?: (viewer: Viewer) => FilterQuery<Row>;
  /** Returns whether the settings allow viewers with the permission to open the noun's list; true by default. */
  isOpen?: (viewer: Viewer, settings: SettingsInput) => boolean;
}

export const SEARCH_SOURCES: SearchSource[] = [
  source('content', Content, {
    permission: 'materials.read',
    title: 'item.title',
    detail: 'item.original_name',
    rows: (viewer) => contentFilter(viewer, {}),
  }),
  source('contact-messages', ContactMessage, {
    permission: 'contact-messages.write',
    title: 'item.name',
    detail: 'item.email',
  }),
  source('meeting-registrations', MeetingRegistration, {
    permission: 'meeting-registrations.read',
    title: 'item.name',
    detail: '(select title from zoom_meeting where id = item.meeting_id)',
    changedAt: 'greatest(item.created_at, item.confirmed_at, item.cancelled_at)',
    isOpen: mayReadRegistrations,
  }),
  source('redirects', Redirect, {
    permission: 'redirects.write',
    title: 'item."from"',
    detail: 'item."to"',
  }),
  source('site-pages', SitePage, {
    permission: 'site-pages.write',
    title: 'item.title',
    detail: 'item.slug',
  }),
  source('social-feeds', SocialFeedItem, {
    permission: 'social-feeds.read',
    title: 'item.title',
    rows: postsShownTo,
  }),
  source('team-members', TeamMember, { permission: 'team-members.write', title: 'item.name' }),
  source('team-resources', TeamResource, {
    permission: 'team-resources.read',
    title: 'item.title',
    rows: resourcesShownTo,
  }),
  source('testimonials', Testimonial, {
    permission: 'testimonials.write',
    title: 'item.name',
    detail: 'item.company',
  }),
  source('users', User, {
    permission: 'users.write',
    title: 'item.name',
    detail: 'coalesce(item.email, item.username)',
  }),
  source('zoom-meetings', ZoomMeeting, { permission: 'zoom-meetings.write', title: 'item.title' }),
];

function source<Row extends object>(
  noun: SearchedNoun,
  entity: EntityName<Row>,
  rest: Omit<SearchSource<Row>, 'noun' | 'entity'>,
): SearchSource {
  return { noun, entity, ...rest } as SearchSource;
}
