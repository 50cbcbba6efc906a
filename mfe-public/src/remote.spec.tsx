import type { Boot } from '@vitral/contracts/modules';
import { act, screen, stubApi } from '@vitral/testing';
import { RESPONSES } from '../test/api-responses.ts';
import { requestFor } from '../test/render-request.ts';
import { hydrate } from './remote.tsx';
import { renderPage } from './rendering/render-page.tsx';

const boot = { language: 'en', siteName: 'Vitral' } as Boot;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/en');
});

const root = () => document.getElementById('root') ?? document.body;

describe('hydrate', () => {
  it("hydrates the server's page without requests to the API", async () => {
    const { html, state } = await renderPage(requestFor('landing', 'en'));
    root().innerHTML = html;
    const block = document.body.appendChild(document.createElement('script'));
    block.id = 'page';
    block.type = 'application/json';
    block.textContent = JSON.stringify(state);
    const heading = screen.getByRole('heading', { level: 1, name: 'Many pieces' });

    await act(() => hydrate(root(), boot));

    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('renders the page from API responses when the server could not', async () => {
    const calls = stubApi(RESPONSES);
    await act(() => hydrate(root(), boot));

    expect(screen.getByRole('heading', { level: 1, name: 'Many pieces' })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('/api/landing-content');
  });
});
