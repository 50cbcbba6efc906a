import { responsesByPath, TEAM_MEMBERS, TESTIMONIALS } from '../../test/api-responses.ts';
import { readFrame } from './frame.ts';
import type { Responses } from './page-definition.ts';

const now = Date.UTC(2026, 10, 20);
const frameOf = (responses: Responses) => readFrame({ responses, language: 'en', now });

describe('frame', () => {
  it('returns the data of header and footer, with an anchor for each existing section', () => {
    expect(frameOf(responsesByPath())).toMatchObject({
      contact: { title: { children: "Let's talk" }, contact: { email: 'hola@vitral.example' } },
      anchors: ['about', 'mission', 'events', 'teamMembers', 'testimonials'],
      year: 2026,
    });
  });

  it('returns anchors only of blocks that the landing page has, and of lists with items', () => {
    const anchorsOf = (...anchors: string[]) =>
      frameOf({ '/api/site-pages/anchors': anchors, '/api/team-members': TEAM_MEMBERS }).anchors;

    expect(anchorsOf('acerca', 'carousel-medicos', 'carousel-testimonios', 'other')).toEqual([
      'about',
      'teamMembers',
    ]);
    expect(anchorsOf('educacion')).toEqual(['events']);
  });

  it('returns the call to action, which leads to the contact page without a text of its own', () => {
    const actionIn = (metadata: object) =>
      frameOf({ '/api/landing-content': [{ section: 'navigation', title: 'Ven', metadata }] }).action;

    expect(actionIn({ actionText: 'Ven', actionUrl: '/education', actionStyle: 'outlined' })).toEqual({
      text: { lang: 'es', children: 'Ven' },
      url: '/education',
      style: 'outlined',
    });
    expect(actionIn({ actionUrl: '/education', actionStyle: 'huge' })).toMatchObject({
      url: null,
      style: 'filled',
    });
    expect(actionIn({ actionText: 'Ven', actionUrl: 'javascript:alert(1)' })).toMatchObject({ url: null });
  });

  it('returns the announcement of the language, and when it disappears', () => {
    const showUntil = '2026-11-21T00:00:00.000Z';
    const metadata = { titleEn: 'We move', showUntil };
    const responses = { '/api/landing-content': [{ section: 'announcement', title: '', metadata }] };

    expect(frameOf(responses)).toMatchObject({
      announcement: { text: 'We move' },
      changesAt: Date.parse(showUntil),
    });
    expect(readFrame({ responses, language: 'fr', now })).toMatchObject({
      announcement: null,
      changesAt: null,
    });
  });

  it('returns defaults without any response', () => {
    expect(frameOf({})).toMatchObject({
      logo: null,
      contact: null,
      action: null,
      announcement: null,
      anchors: [],
    });
  });

  it('leaves out an invalid response and logs a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

    const anchors = ['carousel-testimonios'];
    const responses = { '/api/site-pages/anchors': anchors, '/api/testimonials': TESTIMONIALS };

    expect(frameOf({ ...responses, '/api/landing-content': 'invalid' }).anchors).toEqual(['testimonials']);
    expect(warn).toHaveBeenCalledWith(
      'The response of /api/landing-content is invalid',
      expect.any(TypeError),
    );
  });

  it('uses the logo that staff chose if its URL is valid', () => {
    const logo = (value: unknown) => frameOf({ '/api/site-config/site_logo': { value } }).logo;

    expect(logo('https://pictures.example/logo.webp')).toBe('https://pictures.example/logo.webp');
    expect(logo('javascript:alert(1)')).toBeNull();
    expect(logo(7)).toBeNull();
  });
});
