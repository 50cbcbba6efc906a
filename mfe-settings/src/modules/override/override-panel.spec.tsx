import { describe, jest } from '@jest/globals';
import { failure, renderPage, screen, waitFor } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { loopbackOrigin, OverrideForm, OverridePanel } from './override-panel.tsx';

function addBootBlock(boot: object) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'boot';
  block.textContent = JSON.stringify(boot);
  document.head.append(block);
}

afterEach(() => document.getElementById('boot')?.remove());

describe('OverridePanel', () => {
  it('accepts only URLs on the developer’s machine', async () => {
    const onDone = jest.fn();
    const { user, calls } = renderPage(<OverrideForm onDone={onDone} />, {
      module: remote,
      responses: { 'GET /api/modules': [], 'POST /api/modules/override': undefined },
    });
    const field = await screen.findByLabelText(/^URL on your machine/);
    await user.type(field, 'https://example.org:8081{Enter}');
    expect(await screen.findByText(/^Enter a URL on your own machine/)).toBeVisible();
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent()).toEqual([]);

    await user.click(screen.getByRole('combobox', { name: /^Module/ }));
    await user.click(screen.getByRole('option', { name: 'mfe-social' }));
    expect(screen.getByLabelText('Command')).toHaveValue('npm run dev -- mfe-social --alone');
    await user.click(screen.getByRole('combobox', { name: /^Duration/ }));
    await user.click(screen.getByRole('option', { name: '2 hours' }));
    await user.clear(field);
    await user.type(field, 'http://localhost:8081/{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ module: 'mfe-social', address: 'http://localhost:8081', minutes: 120 }]);
  });

  it('is filled in by the command of a module, and starts only with the button', async () => {
    const onDone = jest.fn();
    const { user, calls } = renderPage(<OverrideForm onDone={onDone} />, {
      module: remote,
      path: '/?tab=override&override=blog&address=http%3A%2F%2F127.0.0.1%3A8081',
      responses: { 'GET /api/modules': [], 'POST /api/modules/override': undefined },
    });
    expect(await screen.findByLabelText('Command')).toHaveValue('npm run dev');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(calls.at(-1)?.body).toEqual({ module: 'blog', address: 'http://127.0.0.1:8081', minutes: 30 });
  });

  it('shows the active override, and reports a failure to end it', async () => {
    const expiresAt = '2026-11-22T10:30:00.000Z';
    addBootBlock({
      modules: [],
      override: { module: 'mfe-people', address: 'http://127.0.0.1:8081', expiresAt },
    });
    const { user } = renderPage(<OverridePanel />, {
      module: remote,
      responses: { 'DELETE /api/modules/override': failure(429, 'request.too-many') },
    });
    expect(await screen.findByText(/^In this session, mfe-people is loaded from your machine/)).toBeVisible();
    expect(screen.getByText('http://127.0.0.1:8081')).toBeVisible();
    expect(screen.getByText(/^Nov 22, 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End the override' }));
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
  });

  it.each([
    ['http://127.0.0.1:8081', true],
    ['http://localhost:4200/', true],
    ['https://localhost:4200', false],
    ['http://[::1]:4200', false],
    ['http://127.0.0.1', false],
    ['http://127.0.0.1.example.org:80', false],
    ['http://user@127.0.0.1:8081', false],
    ['http://127.0.0.1:8081/path', false],
    ['javascript:alert(1)', false],
    ['127.0.0.1:8081', false],
  ])('parses %s as a URL on the developer’s machine: %s', (url, isLoopback) => {
    expect(loopbackOrigin(url) !== null).toBe(isLoopback);
  });
});
