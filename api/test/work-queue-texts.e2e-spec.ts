import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import type { WorkKind } from '@vitral/contracts/work-queue';
import { TeamMember } from '../src/team-members/team-members.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { addMeeting } from './set-up/meetings.ts';
import { findWork, titlesOf } from './set-up/work-queue.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());

const em = () => api.em();
const entryOf = (kind: WorkKind, role?: Role) => findWork(api, kind, role);

describe('texts in the work queue', () => {
  it('are drafts of site texts and of pages that nothing publishes', async () => {
    const editor = api.as('manager');
    const texts = { title: 'Contacto', content: '', metadata: {}, version: 0 };
    await editor.put('/landing-content/contact/draft').send(texts).expect(200);
    expect(await entryOf('landing-drafts', 'manager')).toMatchObject({
      items: [{ title: 'contact', path: '/admin/landing?section=contact' }],
    });

    expect(await entryOf('site-page-drafts', 'manager')).toBeUndefined();
    const { body: page } = await editor.post('/site-pages').send(newPage('Normas')).expect(201);
    expect(await entryOf('site-page-drafts', 'manager')).toMatchObject({
      items: [{ title: 'Normas', path: `/admin/pages/${page.id}` }],
    });
    await em().execute(`update site_page set publish_at = now() + interval '1 day' where id = ?`, [page.id]);
    expect(await entryOf('site-page-drafts', 'manager')).toBeUndefined();
  });

  it('are published pages, members and live sessions that lack a translation', async () => {
    await em()
      .execute(`update site_page_publication set content = content || '{"titleEn": "x", "titleFr": "x",
      "descriptionEn": "x", "descriptionFr": "x"}'`);
    expect(await entryOf('site-pages-untranslated')).toBeUndefined();
    await em().execute(`update site_page_publication set content = content - 'titleFr'
      where page_id = (select id from site_page where fixed = 'privacy')`);
    expect(await entryOf('site-pages-untranslated')).toMatchObject({ count: 1 });

    const whole = { titleEn: 'x', titleFr: 'x', bioEn: 'x', bioFr: 'x' };
    await em().nativeUpdate(TeamMember, {}, whole);
    expect(await entryOf('team-members-untranslated')).toBeUndefined();
    const [first, second] = await em().find(TeamMember, {}, { orderBy: { order: 'asc' } });
    await em().nativeUpdate(TeamMember, { id: first?.id ?? '' }, { bioFr: '' });
    await em().nativeUpdate(TeamMember, { id: second?.id ?? '' }, { titleEn: null, isActive: false });
    expect(titlesOf(await entryOf('team-members-untranslated'))).toEqual([first?.name]);

    const titles = { titleEn: 'x', titleFr: 'x', descriptionEn: 'x', descriptionFr: 'x', isActive: true };
    await em().nativeUpdate(ZoomMeeting, {}, titles);
    expect(await entryOf('zoom-meetings-untranslated')).toBeUndefined();
    const meeting = await addMeeting(api);
    expect(titlesOf(await entryOf('zoom-meetings-untranslated'))).toEqual([meeting.title]);
  });

  it('are shown testimonials of no language', async () => {
    await em().nativeUpdate(Testimonial, {}, { locale: 'es' });
    expect(await entryOf('testimonials-without-language')).toBeUndefined();
    const inner = em();
    const add = (name: string, isActive: boolean) =>
      inner.create(Testimonial, { name, text: 'Texto', rating: 5, isActive, position: 'Médica' });
    add('shown', true);
    add('hidden', false);
    await inner.flush();
    expect(titlesOf(await entryOf('testimonials-without-language'))).toEqual(['shown']);
  });
});

const newPage = (title: string) => ({
  title,
  description: '',
  slug: title.toLowerCase(),
  isInNavigation: false,
  isIndexed: true,
  blocks: [],
});
