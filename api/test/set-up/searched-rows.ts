import type { EntityClass } from '@mikro-orm/core';
import type { SearchedNoun } from '@vitral/contracts/search';
import { User } from '../../src/accounts/users.entity.ts';
import { ContactMessage } from '../../src/contact-messages/contact-messages.entity.ts';
import { Content } from '../../src/content/content.entity.ts';
import { SocialFeedItem } from '../../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { MeetingRegistration } from '../../src/meeting-registrations/meeting-registrations.entity.ts';
import { Redirect } from '../../src/redirects/redirects.entity.ts';
import { SitePage } from '../../src/site-pages/site-pages.entity.ts';
import { TeamMember } from '../../src/team-members/team-members.entity.ts';
import { TeamResource } from '../../src/team-resources/team-resources.entity.ts';
import { Testimonial } from '../../src/testimonials/testimonials.entity.ts';
import { ZoomMeeting } from '../../src/zoom-meetings/zoom-meetings.entity.ts';
import type { Api } from '../start-api.ts';
import { contentRow } from './content-row.ts';
import { MESSAGE } from './contact-messages.ts';
import { MEETING } from './meetings.ts';

let count = 0;

/** Returns a row of every noun that the search finds, with this title or name. */
const ROWS: Record<SearchedNoun, (title: string) => [EntityClass<object>, object]> = {
  content: (title) => [Content, contentRow({ title, originalName: 'vidriera.pdf' })],
  'contact-messages': (name) => [ContactMessage, { ...MESSAGE, name }],
  'meeting-registrations': (name) => [
    MeetingRegistration,
    {
      name,
      sealedEmail: 'sealed',
      emailHash: 'hash',
      language: 'es',
      timezone: 'Europe/Madrid',
      answers: {},
      confirmedAt: new Date(),
    },
  ],
  redirects: (title) => [Redirect, { from: `/${title.replaceAll(' ', '-')}`, to: '/es', status: 301 }],
  'site-pages': (title) => [SitePage, { title, slug: 'vidriera', isPublished: false }],
  'social-feeds': (title) => [
    SocialFeedItem,
    {
      title,
      description: '',
      platform: 'youtube',
      url: 'https://www.youtube.com/',
      isLive: false,
      viewCount: 0,
      engagementCount: 0,
      isActive: true,
    },
  ],
  'team-members': (name) => [
    TeamMember,
    { name, title: 'Mentora', bio: '', order: 1000 + ++count, isActive: true },
  ],
  'team-resources': (title) => [
    TeamResource,
    { title, description: '', type: 'tool', url: 'https://example.org/', isActive: true, downloadCount: 0 },
  ],
  testimonials: (name) => [Testimonial, { name, text: 'Gracias', rating: 5, isActive: true }],
  users: (name) => [User, { name, username: `lector-${++count}`, role: 'user', isEnabled: true }],
  'zoom-meetings': (title) => [ZoomMeeting, { ...MEETING, title }],
};

/** Adds a row of a noun, with these changes, and returns its id. */
export async function addSearched(
  api: Api,
  noun: SearchedNoun,
  title: string,
  changes: object = {},
): Promise<string> {
  const em = api.em();
  const [entity, columns] = ROWS[noun](title);
  const row = em.create(entity, { ...columns, ...changes }) as { id: string };
  await em.persist(row).flush();
  return row.id;
}
