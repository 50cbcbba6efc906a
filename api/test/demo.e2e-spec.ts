import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactMessage, contactProblems } from '@vitral/contracts/contact-messages';
import { LANDING_SECTIONS, type LandingContentItem } from '@vitral/contracts/landing-content';
import type { FeedSource } from '@vitral/contracts/social-feeds';
import type { MeetingAnalytics, ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { Content } from '../src/content/content.entity.ts';
import { DemoService } from '../src/demo/demo.service.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('demo data', () => {
  it('has testimonials about members of the team, whose languages and countries are known', async () => {
    const { body: members } = await api.asVisitor().get('/team-members').expect(200);
    for (const { languages, country } of members) {
      expect(languages).toContain('es');
      expect(country).toMatch(/^[A-Z]{2}$/);
    }
    const { body: testimonials } = await api.asVisitor().get('/testimonials').expect(200);
    const ids = members.map(({ id }: { id: string }) => id);
    const about = testimonials.map(({ aboutMember }: { aboutMember: string | null }) => aboutMember);
    expect(about.filter((id: string | null) => ids.includes(id))).toHaveLength(4);
    expect(about).toContain(null);
  });

  it('fills an empty database once, and never overwrites later changes', async () => {
    const em = api.em();
    await em.nativeDelete(Testimonial, {});
    const files = await em.count(Content, {});

    await api.application.get(DemoService).onApplicationBootstrap();
    expect(await em.count(User, {})).toBe(3);
    expect(await em.count(Testimonial, {})).toBe(0);
    expect(await em.count(Content, {})).toBe(files);
  });

  it('has a landing page with a block for each section, in every language, and a call to action', async () => {
    const { body } = await api.asVisitor().get('/landing-content').expect(200);
    const items = body as LandingContentItem[];
    expect(new Set(items.map(({ section }) => section))).toEqual(
      new Set(LANDING_SECTIONS.filter((section) => section !== 'announcement')),
    );
    for (const { metadata } of items)
      expect(metadata).toMatchObject({ titleEn: expect.any(String), titleFr: expect.any(String) });
    const navigation = items.find(({ section }) => section === 'navigation');
    expect(navigation?.metadata).toMatchObject({ actionUrl: '/contact', backofficeUrl: expect.any(String) });
  });

  it('has every file that its content refers to', async () => {
    const { body: resources } = await api.as('manager').get('/team-resources').expect(200);
    const { body: content } = await api.as('manager').get('/content').expect(200);
    for (const { id } of content) await api.as('manager').get(`/content/${id}/file`).expect(200);
    for (const { url, isActive } of resources) {
      if (isActive && url.startsWith('/')) await api.site().get(url).expect(200);
    }
  });

  it('has valid contact messages in every state', async () => {
    const { body } = await api.as('manager').get('/contact-messages').expect(200);
    const messages = body as ContactMessage[];
    for (const message of messages) expect(contactProblems(message)).toEqual({});
    for (const status of ['new', 'read', 'answered']) {
      expect(messages).toContainEqual(expect.objectContaining({ status }));
    }
    for (const { status, createdAt, readAt, answeredAt, answeredBy } of messages) {
      expect(readAt === null).toBe(status === 'new');
      expect([answeredAt === null, answeredBy === null]).toEqual(Array(2).fill(status !== 'answered'));
      expect([createdAt, readAt, answeredAt].filter(Boolean)).toEqual(
        [createdAt, readAt, answeredAt].filter(Boolean).toSorted(),
      );
    }
    const { body: stats } = await api.as('manager').get('/contact-messages/stats').expect(200);
    expect(stats).toMatchObject({ due: 4, overdue: 2 });
    expect(messages.some(({ noteCount }) => noteCount > 0)).toBe(true);
  });

  it('has live sessions with cancelled and moved occurrences, and with joins', async () => {
    const { body } = await api.as('admin').get('/zoom-meetings').expect(200);
    const dates = (body as ZoomMeeting[]).flatMap((meeting) => meeting.dates);
    for (const status of ['held', 'moved', 'cancelled']) {
      expect(dates).toContainEqual(expect.objectContaining({ status }));
    }
    const { body: analytics } = await api.as('admin').get('/zoom-meetings/analytics').expect(200);
    const { meetings, total, totalBefore } = analytics as MeetingAnalytics;
    expect(meetings).toHaveLength(11);
    expect(total).toBeGreaterThan(totalBefore ?? Infinity);
    expect(totalBefore).toBeGreaterThan(0);
  });

  it('has feed sources with posts, none of which is synchronized', async () => {
    const { body } = await api.as('manager').get('/feed-sources').expect(200);
    const sources = body as FeedSource[];
    expect(sources.some(({ itemCount }) => itemCount > 1)).toBe(true);
    expect(sources.some(({ isActive }) => !isActive)).toBe(true);
    for (const { kind, isActive, nextSyncAt } of sources) {
      expect(kind === 'manual' || !isActive).toBe(true);
      expect(nextSyncAt).toBeNull();
    }
    const { body: items } = await api.as('manager').get('/social-feeds').expect(200);
    for (const { sourceId } of items) expect(sources.map(({ id }) => id)).toContain(sourceId);
  });
});
