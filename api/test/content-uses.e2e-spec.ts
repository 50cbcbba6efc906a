import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentUse } from '@vitral/contracts/content';
import { Content } from '../src/content/content.entity.ts';
import { LandingContent, LandingDraft } from '../src/landing-content/landing-content.entity.ts';
import { SiteConfig } from '../src/site-config/site-config.entity.ts';
import { SocialFeedItem } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { TeamMember } from '../src/team-members/team-members.entity.ts';
import { TeamResource } from '../src/team-resources/team-resources.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { contentRow } from './set-up/content-row.ts';
import { MEETING } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let file: Content;
let other: Content;

beforeAll(async () => {
  api = await startApi();
  const fork = em();
  file = fork.create(Content, contentRow({ filename: 'lake_1.webp', formerFilenames: ['old.lake.webp'] }));
  other = fork.create(Content, contentRow({ filename: 'unused.webp' }));
  await fork.flush();
  await useEverywhere(file.id);
});
afterAll(() => api.stop());

const em = () => api.em();

async function uses(id: string): Promise<ContentUse[]> {
  return (await api.as('admin').get(`/content/${id}/uses`).expect(200)).body;
}

async function useEverywhere(id: string): Promise<void> {
  const fork = em();
  const metadata = {
    cards: [{ title: '', text: 'Mira https://vitral.example/uploads/old.lake.webp?w=640.' }],
  };
  fork.create(LandingContent, { section: 'about', title: 'Un equipo', content: '', metadata });
  const text = JSON.stringify({ backofficeUrl: `/api/content/${id.toUpperCase()}/file` });
  fork.create(LandingContent, { section: 'contact', title: '', content: '', metadata: text });
  const draft = { title: 'Borrador', content: '"/uploads/lake_1.webp"', metadata: {}, basedOn: 0 };
  fork.create(LandingDraft, { section: 'mission', ...draft });
  let order = 100;
  const addMember = (details: Partial<TeamMember> & { name: string }) =>
    fork.create(TeamMember, { title: '', bio: '', isActive: true, order: order++, ...details });
  addMember({ name: 'Large', imageLarge: '/uploads/lake_1.webp' });
  addMember({ name: 'Small', imageSmall: '/uploads/old.lake.webp', isActive: false });
  const testimonial = { text: '', rating: 5, isActive: false };
  fork.create(Testimonial, { ...testimonial, name: 'Story', image: '/uploads/lake_1.webp?w=320' });
  fork.create(SiteConfig, { key: 'site_logo', value: 'https://vitral.example/uploads/lake_1.webp' });
  fork.create(ZoomMeeting, { ...MEETING, title: 'Meeting', image: '/uploads/lake_1.webp' });
  const resource = { description: '', type: 'document', isActive: true, downloadCount: 0 } as const;
  fork.create(TeamResource, {
    ...resource,
    title: 'Resource',
    url: `/api/content/${id}/file?disposition=inline`,
  });
  const feed = {
    platform: 'youtube',
    description: '',
    isLive: false,
    viewCount: 0,
    engagementCount: 0,
  } as const;
  fork.create(SocialFeedItem, {
    ...feed,
    title: 'Feed',
    url: 'https://x.example/uploads/lake_1.webp',
    isActive: true,
  });
  // Near misses, which must not be found.
  addMember({ name: 'Longer', imageLarge: '/uploads/lake_1.webp.webp' });
  addMember({ name: 'Beginning', imageLarge: '/uploads/a-lake_1.webp' });
  addMember({ name: 'Wildcards', imageLarge: '/uploads/lakeX1.webp' });
  addMember({ name: 'Bare', bio: 'lake_1.webp' });
  addMember({ name: 'Dots', imageLarge: '/uploads/old-lake.webp' });
  addMember({ name: 'Identifier', bio: `/api/content/${id}-2` });
  await fork.flush();
}

describe('uses of content items', () => {
  it('finds every use of a file, by its current name, its former names and its item', async () => {
    const found = await uses(file.id);
    const summary = found.map(({ noun, itemName, isPublic }) => `${noun} ${itemName} ${isPublic}`);
    expect(summary.sort()).toEqual([
      'landing-content Borrador false',
      'landing-content Un equipo true',
      'landing-content contact true',
      'site-config site_logo true',
      'social-feeds Feed true',
      'team-members Large true',
      'team-members Small false',
      'team-resources Resource false',
      'testimonials Story false',
      'zoom-meetings Meeting true',
    ]);
    const [member] = await em().find(TeamMember, { name: 'Large' });
    expect(found).toContainEqual({
      noun: 'team-members',
      itemId: member?.id,
      itemName: 'Large',
      isPublic: true,
      contentId: file.id,
    });
  });

  it('finds nothing for a file that nobody uses', async () => {
    expect(await uses(other.id)).toEqual([]);
  });

  it('finds the uses of the demo pictures', async () => {
    const { body } = await api
      .as('manager')
      .get('/content')
      .query({ category: 'team', q: 'elena-marquez.webp' });
    expect(await uses(body[0].id)).toEqual([
      expect.objectContaining({ noun: 'team-members', isPublic: true }),
    ]);
  });

  it('still lists the uses of a file in the trash', async () => {
    await api.as('manager').delete(`/content/${file.id}`).query({ evenIfUsed: true }).expect(204);
    expect(await uses(file.id)).toHaveLength(10);
  });

  it('refuses visitors and accounts that may not write, and responds 404 to unknown ids', async () => {
    await api.asVisitor().get(`/content/${file.id}/uses`).expect(401);
    await api.as('user').get(`/content/${file.id}/uses`).expect(403);
    const { body } = await api.as('manager').get(`/content/${NOBODY}/uses`).expect(404);
    expect(body.code).toBe('content.not-found');
  });
});
