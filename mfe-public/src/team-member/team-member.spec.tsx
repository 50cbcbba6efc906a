import { screen, within } from '@vitral/sdk/testing';
import { inEveryLanguage, type Language } from '@vitral/sdk/contracts/languages';
import { renderOnSite } from '../../test/render-on-site.tsx';
import type { HeadContext } from '../site/page-definition.ts';
import { teamMemberSource } from './team-member.data.ts';
import { TeamMemberPage } from './team-member.page.tsx';

const SLUGS = inEveryLanguage(() => 'ana-ruiz-00000001');
const ANA = {
  id: 'a',
  name: 'Ana Ruiz',
  title: 'Mentora',
  titleEn: 'Mentor',
  bio: 'Enseña.\n\nY escucha.',
  imageLarge: '/uploads/ana.webp',
  languages: ['es', 'en'],
  country: 'MX',
  order: 0,
  slugs: SLUGS,
};
const meeting = (id: string, leaderId: string | null) => ({
  id,
  title: `Círculo ${id}`,
  category: 'health',
  leaderId,
  slugs: { es: `circulo-${id}`, en: `circle-${id}`, fr: `cercle-${id}` },
  daysOfWeek: ['monday'],
  timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00' }],
});

const testimonial = (id: string, locale: string, aboutMember: string | null) => ({
  id,
  name: `Persona ${id}`,
  text: `Texto ${id}`,
  rating: 5,
  locale,
  aboutMember,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const TESTIMONIALS = [
  testimonial('1', 'es', 'a'),
  testimonial('2', 'en', 'a'),
  testimonial('3', 'en', 'b'),
  testimonial('4', 'en', null),
];

const read = (language: Language = 'en', responses: Record<string, unknown> = {}) =>
  teamMemberSource.read({
    responses: {
      '/api/team-members': [ANA],
      '/api/zoom-meetings': [meeting('1', 'a'), meeting('2', null)],
      '/api/testimonials': TESTIMONIALS,
      ...responses,
    },
    language,
    now: Date.UTC(2026, 10, 20),
    slugs: SLUGS,
  });

const CONTEXT: HeadContext = {
  t: (key) => (key === 'site.name' ? 'Vitral' : key),
  language: 'en',
  origin: 'https://vitral.example',
  url: 'https://vitral.example/en/team/ana-ruiz-00000001',
  siteDescription: '',
};

describe('the page of a team member', () => {
  it('shows portrait, title, biography and the sessions that the member leads', async () => {
    await renderOnSite(<TeamMemberPage data={read()} />, 'en', { page: 'team-member' });

    expect(screen.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
    expect(screen.getByText('Mentor')).toBeVisible();
    expect(screen.getByText('Enseña.')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('Y escucha.')).toBeVisible();
    const sessions = within(screen.getByRole('region', { name: 'Sessions led' })).getAllByRole('link');
    expect(sessions.map((link) => link.getAttribute('href'))).toEqual(['/en/education/circle-1']);
    expect(screen.getByRole('link', { name: 'Meet the whole team' })).toHaveAttribute(
      'href',
      '/en#carousel-medicos',
    );
  });

  it('loads the portrait at once, in the variants of its window', async () => {
    const { container } = await renderOnSite(<TeamMemberPage data={read()} />, 'en', { page: 'team-member' });

    const portrait = container.querySelector('img');
    expect(portrait).toHaveAttribute('fetchpriority', 'high');
    expect(portrait).not.toHaveAttribute('loading');
    expect(portrait).toHaveAttribute('src', '/uploads/ana.webp?w=320');
    expect(portrait).toHaveAttribute('srcset', '/uploads/ana.webp?w=640 2x');
  });

  it.each([
    ['es', 'español e inglés', 'México'],
    ['en', 'Spanish and English', 'Mexico'],
    ['fr', 'espagnol et anglais', 'Mexique'],
  ] as const)(
    'names languages and country in the language of the page: %s',
    async (language, spoken, country) => {
      await renderOnSite(<TeamMemberPage data={read(language)} />, language, { page: 'team-member' });

      expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        spoken,
        country,
      ]);
    },
  );

  it('leaves out unknown languages and countries', async () => {
    const unknown = { ...ANA, languages: [], country: null };
    const data = read('en', { '/api/team-members': [unknown] });
    await renderOnSite(<TeamMemberPage data={data} />, 'en', { page: 'team-member' });

    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
    const [person] = teamMemberSource.head(data, CONTEXT).structuredData ?? [];
    expect(person).not.toHaveProperty('knowsLanguage');
    expect(person).not.toHaveProperty('workLocation');
  });

  it.each([
    ['es', 'Testimonios', ['Texto 1']],
    ['en', 'Testimonials', ['Texto 2']],
    ['fr', 'Témoignages', ['Texto 2']],
  ] as const)('shows the testimonials about the member: %s', async (language, name, texts) => {
    await renderOnSite(<TeamMemberPage data={read(language)} />, language, { page: 'team-member' });

    const list = within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual(
      texts.map((text) => expect.stringContaining(text)),
    );
  });

  it('has no section of testimonials if none is about the member', async () => {
    const data = read('en', { '/api/testimonials': TESTIMONIALS.slice(2) });
    await renderOnSite(<TeamMemberPage data={data} />, 'en', { page: 'team-member' });

    expect(screen.queryByRole('region', { name: 'Testimonials' })).not.toBeInTheDocument();
  });

  it('has no sessions for a member who leads none', async () => {
    const data = read('en', { '/api/zoom-meetings': [] });
    await renderOnSite(<TeamMemberPage data={data} />, 'en', { page: 'team-member' });

    expect(screen.queryByRole('region', { name: 'Sessions led' })).not.toBeInTheDocument();
  });

  it('links to the team page while the team cannot be loaded', async () => {
    const data = read('en', { '/api/team-members': undefined });
    await renderOnSite(<TeamMemberPage data={data} />, 'en', { page: 'team-member' });

    expect(screen.getByText(/^We could not load this page/)).toBeVisible();
    expect(teamMemberSource.head(data, CONTEXT).structuredData).toEqual([]);
  });

  it('describes the member and the way to the page for search engines', () => {
    const head = teamMemberSource.head(read(), CONTEXT);

    expect(head).toMatchObject({
      title: 'Ana Ruiz, Mentor · Vitral',
      description: 'Enseña. Y escucha.',
      image: '/uploads/ana.webp',
    });
    const [person, way] = head.structuredData ?? [];
    expect(person).toMatchObject({
      '@type': 'Person',
      name: 'Ana Ruiz',
      jobTitle: 'Mentor',
      image: 'https://vitral.example/uploads/ana.webp',
      knowsLanguage: ['es', 'en'],
      workLocation: { address: { addressCountry: 'MX' } },
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: 'https://vitral.example/en' }, { name: 'Ana Ruiz', item: CONTEXT.url }],
    });
  });

  it('shortens a long biography to whole sentences', () => {
    const bio = `${'Enseña a escuchar. '.repeat(7)}${'palabra '.repeat(10)}`;
    const data = read('es', { '/api/team-members': [{ ...ANA, bio }] });
    const { description } = teamMemberSource.head(data, CONTEXT);

    expect(description).toBe('Enseña a escuchar. '.repeat(7).trim());
  });
});
