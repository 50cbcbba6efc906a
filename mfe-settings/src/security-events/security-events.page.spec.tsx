import type { SecurityEvent } from '@vitral/sdk/contracts/security-events';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { isNetwork } from './network-filter.tsx';
import { Component } from './security-events.page.tsx';

const login: SecurityEvent = {
  id: '1',
  verb: 'logged-in',
  method: 'password-and-code',
  count: 3,
  accountId: '0197b6a0-0000-7000-8000-00000000a11a',
  accountName: 'Mateo Rivas',
  actorName: null,
  browser: 'Firefox',
  system: 'Windows',
  networks: ['203.0.113.7'],
  createdAt: '2026-11-20T09:30:00.000Z',
  lastAt: '2026-11-20T10:10:00.000Z',
};

function openPage(responses: StubbedResponses = {}, options: { language?: 'es' | 'en'; path?: string } = {}) {
  return renderPage(<Component />, {
    module: remote,
    ...options,
    responses: { 'GET /api/security-events': [login], ...responses },
  });
}

const lists = ({ calls }: ReturnType<typeof openPage>) =>
  calls.filter(({ path }) => path === '/api/security-events').map(({ query }) => query);

describe('page of security events', () => {
  it('shows the time, account, event, method, browser and network', async () => {
    openPage();
    const row = within(await screen.findByRole('row', { name: /Mateo Rivas/ }));
    for (const text of [
      'Logged in',
      /^Password and code · 3 times/,
      'Firefox, Windows',
      '203.0.113.7',
      /^Nov 20, 2026/,
    ])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('names the admin who changed an account, and unknown names', async () => {
    const changed = { ...login, verb: 'changed-role', method: null, count: 1, actorName: 'Ana Ruiz' };
    const unknown = { ...login, id: '2', verb: 'refused-login', accountId: null, accountName: null };
    openPage({ 'GET /api/security-events': [changed, unknown] });
    expect(await screen.findByText('by Ana Ruiz')).toBeInTheDocument();
    expect(screen.getByText('Unknown name')).toBeInTheDocument();
  });

  it('sends the filters to the server, and stores them in the URL', async () => {
    const page = openPage({}, { path: '/?page=2&network=nowhere&from=1999-01-01&verb=updated' });
    await screen.findByRole('grid');
    expect(Object.keys(lists(page)[0] ?? {}).sort()).toEqual(['limit', 'offset']);

    await page.user.click(screen.getByRole('combobox', { name: 'Event' }));
    await page.user.click(await screen.findByRole('option', { name: 'Login refused' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Network' }), '198.51.100.9');
    await waitFor(() =>
      expect(lists(page).at(-1)).toMatchObject({ verb: 'refused-login', network: '198.51.100.9' }),
    );
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('network=198.51.100.9'),
    );
  });

  it('explains an incomplete network, and does not send it', async () => {
    const page = openPage();
    await screen.findByRole('grid');
    const field = screen.getByRole('textbox', { name: 'Network' });
    await page.user.type(field, '198.51');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/such as 203\.0\.113\.0\/24/);
    expect(lists(page).filter((query) => 'network' in query)).toEqual([]);
  });

  it('says that there are no events, or that no event matches', async () => {
    const page = openPage({ 'GET /api/security-events': [] }, { path: '/?q=nobody' });
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No events yet')).toBeVisible();
  });

  it('offers to retry after a failure', async () => {
    openPage({ 'GET /api/security-events': failure(503, 'server.not-ready') });
    expect(await screen.findByText('Failed to load the security events')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is in Spanish, too', async () => {
    openPage({}, { language: 'es' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Eventos de seguridad' })).toBeVisible();
    expect(await screen.findByText('Inicio de sesión')).toBeInTheDocument();
  });
});

describe('isNetwork', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8:1::/48', '::ffff:203.0.113.7'])(
    'accepts %s',
    (text) => expect(isNetwork(text)).toBe(true),
  );

  it.each([
    '203.0.113',
    '203.0.113.256',
    '203.0.113.0/33',
    '1:2',
    'example.org',
    'a:b/c',
    '::1/129',
    '1.2.3.4/5/6',
  ])('refuses %s', (text) => expect(isNetwork(text)).toBe(false));
});
