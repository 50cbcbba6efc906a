import type { OwnSecurityEvent } from '@vitral/sdk/contracts/security-events';
import {
  failure,
  jsonResponse,
  renderPage,
  screen,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { RESPONSES } from './profile.fixtures.ts';
import { Component } from './profile.page.tsx';

const login: OwnSecurityEvent = {
  id: '1',
  verb: 'logged-in',
  method: 'passkey',
  count: 1,
  browser: 'Firefox',
  system: 'Windows',
  networks: ['203.0.113.7'],
  isByAdmin: false,
  createdAt: '2026-11-20T09:30:00.000Z',
  lastAt: '2026-11-20T09:30:00.000Z',
};
const change = (id: string, changes: Partial<OwnSecurityEvent>): OwnSecurityEvent => ({
  ...login,
  ...{ id, method: null, browser: null, system: null, networks: [] },
  ...changes,
});

function open(events: StubbedResponses[string], language: 'en' | 'es' = 'en') {
  return renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    responses: { ...RESPONSES, 'GET /api/profile/security-events': events },
  });
}

const section = async (name = 'My sign-ins') => within(await screen.findByRole('region', { name }));

describe('sign-ins of the profile', () => {
  it('shows when, how, with which browser and from which network somebody logged in', async () => {
    open([login]);
    const row = within(await (await section()).findByRole('listitem'));
    expect(row.getByText('Login')).toBeVisible();
    expect(row.getByText('With a passkey · Firefox on Windows · 203.0.113.7')).toBeVisible();
    expect(row.getByText(/Nov 20, 2026/)).toHaveAttribute('datetime', login.createdAt);
  });

  it('shows refused attempts with their number, and what an admin changed', async () => {
    open([
      change('2', { verb: 'refused-login', count: 7, lastAt: '2026-11-20T10:00:00.000Z' }),
      change('3', { verb: 'changed-role', isByAdmin: true }),
      change('4', { verb: 'ended-sessions' }),
    ]);
    const [refused, role, sessions] = await (await section()).findAllByRole('listitem');
    expect(refused).toHaveTextContent(/Login refused.*7 times, last on Nov 20, 2026/);
    expect(role).toHaveTextContent(/Role changed.*By an administrator/);
    expect(sessions).toHaveTextContent(/^Sessions ended/);
  });

  it('leads to the password and the sessions', async () => {
    open([login]);
    const links = await section();
    expect(await links.findByRole('link', { name: 'Change password' })).toHaveAttribute('href', '#password');
    expect(links.getByRole('link', { name: 'End sessions' })).toHaveAttribute('href', '#sessions');
  });

  it('loads older events on request', async () => {
    const older = change('11', { verb: 'secured' });
    const newer = Array.from({ length: 10 }, (_, index) => ({ ...login, id: `${index}` }));
    const { user } = open(({ query }: { query: Record<string, string> }) =>
      jsonResponse(200, query['offset'] === '0' ? newer : [older], { 'X-Total-Count': '11' }),
    );
    const list = await section();
    await user.click(await list.findByRole('button', { name: 'Show older' }));
    expect(await list.findByText('Second factor turned on')).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(11);
    expect(list.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('says when there are none, and when they cannot be loaded', async () => {
    const { unmount } = open([]);
    expect(await (await section()).findByText('No sign-ins have been recorded yet.')).toBeVisible();
    unmount();
    open(failure(503, 'server.not-ready'));
    expect(await (await section()).findByText('Failed to load your sign-ins')).toBeVisible();
  });

  it('is in Spanish, too', async () => {
    open([login], 'es');
    expect(await (await section('Mis accesos')).findByText(/Con llave de acceso/)).toBeVisible();
  });
});
