import type { Boot } from '@vitral/sdk/contracts/modules';
import { act, screen, stubApi } from '@vitral/sdk/testing';
import { RESPONSES } from '../test/api-responses.ts';
import { mount } from './remote.tsx';

const boot = { language: 'en', siteName: 'Vitral' } as Boot;

describe('mount', () => {
  it('renders the page from API responses', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    history.replaceState(null, '', '/en');
    const calls = stubApi(RESPONSES);

    await act(() => mount(document.getElementById('root') ?? document.body, boot));

    expect(screen.getByRole('heading', { level: 1, name: 'Many pieces' })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('/api/landing-content');
  });
});
