import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LandingContent } from '../src/landing-content/landing-content.entity.ts';
import { keepVersion } from '../src/platform/entities/columns.ts';
import type { SocialFeedItem } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { TeamMember } from '../src/team-members/team-members.entity.ts';
import { ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const database = () => api.em();

describe('team members', () => {
  it('are shown to visitors in order, active ones only, without the fields for staff', async () => {
    await database().nativeUpdate(TeamMember, { order: 1 }, { isActive: false, ...keepVersion() });
    const { body } = await api.asVisitor().get('/team-members').expect(200);
    expect(body.map((member: TeamMember) => member.order)).toEqual([0, 2, 3, 4, 5]);
    expect(Object.keys(body[0]).sort()).toEqual([
      'bio',
      'bioEn',
      'bioFr',
      'country',
      'id',
      'imageLarge',
      'imageSmall',
      'languages',
      'name',
      'order',
      'slugs',
      'title',
      'titleEn',
      'titleFr',
      'updatedAt',
    ]);

    const staff = await api.as('manager').get('/team-members').expect(200);
    expect(staff.body[1]).toMatchObject({ order: 1, isActive: false, version: 1 });
  });

  it('have portraits that everybody may load', async () => {
    const { body } = await api.asVisitor().get('/team-members');
    for (const { imageLarge, imageSmall } of body) {
      await api.site().get(imageLarge).expect(200).expect('Content-Type', 'image/webp');
      await api.site().get(imageSmall).expect(200);
    }
  });
});

describe('live sessions', () => {
  it('are shown without the meeting link, and in full only to the admin', async () => {
    for (const reader of [api.asVisitor(), api.as('user'), api.as('manager')]) {
      const { body, headers } = await reader.get('/zoom-meetings').expect(200);
      expect(headers['x-total-count']).toBe('11');
      expect(JSON.stringify(body)).not.toContain('zoomLink');
    }
    const { body } = await api.as('admin').get('/zoom-meetings').expect(200);
    expect(body).toHaveLength(12);
    expect(body[0]).toMatchObject({ zoomLink: 'https://zoom.us/test', isActive: true, version: 1 });
  });

  it('are sent as lists even from rows that contain JSON text, including old slots', async () => {
    await database().nativeUpdate(
      ZoomMeeting,
      { category: 'health' },
      {
        daysOfWeek: '["friday","monday","someday"]',
        timeSlots: '[{"timezone":"America/Chicago","startTime":"09:00","endTime":"10:00"},{"timezone":""}]',
      },
    );
    const { body } = await api.asVisitor().get('/zoom-meetings').query({ q: 'wellness' }).expect(200);
    expect(body[0]).toMatchObject({
      daysOfWeek: ['monday', 'friday'],
      timeSlots: [{ timezone: 'America/Chicago', time: '09:00', endTime: '10:00' }],
    });
  });
});

describe('landing content', () => {
  it('is public, each section with its metadata', async () => {
    const { body } = await api.asVisitor().get('/landing-content').expect(200);
    expect(body[0]).toMatchObject({ section: 'hero', metadata: { titleEn: expect.any(String) } });
  });

  it('reads metadata from JSON text and treats invalid metadata as empty', async () => {
    const em = database();
    await em.nativeDelete(LandingContent, {});
    em.create(LandingContent, {
      section: 'contact',
      title: 'Hola',
      content: '',
      metadata: '{"titleEn":"From text"}',
    });
    em.create(LandingContent, {
      section: 'announcement',
      title: 'Hola',
      content: '',
      metadata: '{"titleEn":',
    });
    await em.flush();
    const { body } = await api.asVisitor().get('/landing-content').expect(200);
    const metadataOf = (name: string) =>
      body.find(({ section }: { section: string }) => section === name)?.metadata;
    expect(metadataOf('contact')).toEqual({ titleEn: 'From text' });
    expect(metadataOf('announcement')).toEqual({});
  });
});

describe('social feeds', () => {
  it('show active ones to visitors, newest first, and all to managers', async () => {
    const { body } = await api.asVisitor().get('/social-feeds').expect(200);
    const dates = body.map((row: SocialFeedItem) => row.createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(body).toHaveLength(4);
    expect(body[0]).not.toHaveProperty('isActive');

    const staff = await api.as('manager').get('/social-feeds').expect(200);
    expect(staff.body).toHaveLength(5);
    expect(staff.body[4]).toMatchObject({ isActive: false, version: 1 });
  });
});
