import type { Language } from '@vitral/sdk/contracts/languages';
import { act, jsonResponse, failure, screen, stubApi, within } from '@vitral/sdk/testing';
import { RESPONSES, TEAM_MEMBERS } from '../../test/api-responses.ts';
import { mountPage, loadResponses } from './mount-page.tsx';

async function open(path: string, language: Language = 'en'): Promise<void> {
  history.replaceState(null, '', path);
  const element = document.body.appendChild(document.createElement('div'));
  await act(() => mountPage(element, { language, siteName: 'Vitral' }));
}

beforeEach(() => {
  document.body.replaceChildren();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('mountPage', () => {
  it('renders the landing page with header, hero, about, team members, testimonials, banner and footer', async () => {
    stubApi(RESPONSES);
    await open('/en');

    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Many pieces' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Team leaders' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Testimonials' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/en/contact');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('All rights reserved');
    expect(document.title).toBe('Vitral · Leadership and wellness');
    expect(document.documentElement.lang).toBe('en');
  });

  it('uses the language of the boot data, not of the URL', async () => {
    stubApi(RESPONSES);
    await open('/', 'es');

    expect(screen.getByRole('heading', { level: 1, name: 'Muchas piezas' })).toBeVisible();
    expect(screen.getByText('Aprendí')).toBeVisible();
    expect(screen.queryByText('I learned')).not.toBeInTheDocument();
  });

  it('shows French readers the English texts under French labels', async () => {
    stubApi(RESPONSES);
    await open('/fr', 'fr');

    const title = screen.getByRole('heading', { level: 1, name: 'Many pieces' });
    expect(title).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('region', { name: "Responsables de l'équipe" })).toBeVisible();
  });

  it('shows a loading screen until all responses have arrived', async () => {
    let respond: (list: unknown) => void = () => undefined;
    const list = new Promise((resolve) => {
      respond = resolve;
    });
    stubApi({ ...RESPONSES, 'GET /api/testimonials': () => list });
    history.replaceState(null, '', '/en');
    const element = document.body.appendChild(document.createElement('div'));
    const mounted = mountPage(element, { language: 'en', siteName: 'Vitral' });

    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('main')).not.toBeInTheDocument();

    respond([]);
    await act(() => mounted);
    expect(screen.getByRole('main')).toBeVisible();
  });

  describe.each([
    ['fails', failure(500, 'server.error')],
    ['has an invalid format', { not: 'a list' }],
    ['is not valid JSON', jsonResponse(200)],
  ])('when a response %s', (_, broken) => {
    it('leaves out only the team members and their link', async () => {
      stubApi({ ...RESPONSES, 'GET /api/team-members': broken });
      await open('/en');

      expect(screen.queryByRole('region', { name: 'Team leaders' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Team' })).not.toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Testimonials' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
    });

    it('leaves out only the testimonials and their link', async () => {
      stubApi({ ...RESPONSES, 'GET /api/testimonials': broken });
      await open('/en');

      expect(screen.queryByRole('region', { name: 'Testimonials' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Testimonials' })).not.toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Team leaders' })).toBeVisible();
    });

    it('shows the blocks of the landing page without contact details', async () => {
      stubApi({ ...RESPONSES, 'GET /api/landing-content': broken });
      await open('/en');

      expect(screen.getByRole('heading', { level: 1, name: 'Many pieces' })).toBeVisible();
      expect(screen.queryByText('hola@vitral.example')).not.toBeInTheDocument();
    });

    it('shows the name of the site in place of the blocks, with header and footer', async () => {
      stubApi({ ...RESPONSES, 'GET /api/site-pages/fixed/landing': broken });
      await open('/en');

      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vitral');
      expect(screen.getByRole('contentinfo')).toHaveTextContent('hola@vitral.example');
    });
  });

  it('links in the header to the existing sections', async () => {
    stubApi(RESPONSES);
    await open('/en');

    const [navigation = document.body] = screen.getAllByRole('navigation', { name: 'Main' });
    const anchors = within(navigation)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'));
    expect(anchors).toEqual([
      '#acerca',
      '#mission',
      '#carousel-medicos',
      '#carousel-testimonios',
      '#educacion',
    ]);
    for (const anchor of anchors) expect(document.querySelector(anchor)).toBeVisible();
  });

  it('shows the not-found page for an unknown path', async () => {
    stubApi(RESPONSES);
    await open('/en/no/where');

    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/en');
    expect(document.title).toBe('Page Not Found · Vitral');
  });
});

const PATHS = ['/api/landing-content', '/api/team-members', '/api/testimonials'];

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('loadResponses', () => {
  it('returns the response of each path', async () => {
    stubApi(RESPONSES);

    expect(await loadResponses(PATHS)).toMatchObject({ '/api/team-members': TEAM_MEMBERS });
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves out a response that times out and keeps the others', async () => {
    stubApi(RESPONSES);
    const { fetch } = globalThis;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        url === '/api/team-members' ? untilAborted(init?.signal) : fetch(url, init),
      );

    const responses = await loadResponses(PATHS, { timeLimit: 50 });

    expect(responses['/api/team-members']).toBeUndefined();
    expect(responses['/api/testimonials']).toHaveLength(3);
    expect(responses['/api/landing-content']).toBeDefined();
    expect(warn).toHaveBeenCalledWith('/api/team-members could not be loaded', expect.anything());
  });

  it.each([
    ['fails', failure(503, 'server.not-ready')],
    ['is not valid JSON', jsonResponse(200)],
  ])('leaves out a response that %s and keeps the others', async (_, broken) => {
    stubApi({ ...RESPONSES, 'GET /api/testimonials': broken });

    const responses = await loadResponses(PATHS);

    expect(responses['/api/testimonials']).toBeUndefined();
    expect(responses['/api/team-members']).toEqual(TEAM_MEMBERS);
  });

  function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  }

  it('cancels the body of a refused response', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const cancel = jest.fn();
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(new ReadableStream({ cancel }), { status: 503 }));

    expect(await loadResponses(['/api/team-members'])).toEqual({});
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
