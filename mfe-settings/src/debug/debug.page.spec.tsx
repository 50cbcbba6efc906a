import type { Role } from '@vitral/sdk/contracts/access';
import {
  failure,
  userWithRole,
  renderPage,
  screen,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { addConsolePages } from '../console-pages/console-pages.fixtures.ts';
import remote from '../remote.tsx';
import { Component } from './debug.page.tsx';

const openPage = (responses: StubbedResponses = {}, role: Role = 'manager') =>
  renderPage(<Component />, { module: remote, role, path: '/admin/debug', responses });
const factOf = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;

beforeEach(() =>
  addConsolePages([
    { path: '/admin/debug', permission: 'debug.read', title: 'Debug', order: 99 },
    { path: '/admin/users', permission: 'users.write', title: 'Users', order: 80 },
    { path: '/admin/content', permission: 'content.write', title: 'Content', order: 40 },
    { path: '/admin/social', permission: 'social-feeds.read', title: 'Feeds again' },
  ]),
);

describe('debug page', () => {
  it('shows the user, the role with its permissions and the path', async () => {
    openPage();
    expect(await factOf('Role')).toHaveTextContent('manager');
    expect(await factOf('isAdmin')).toHaveTextContent('false');
    expect(await factOf('isManager')).toHaveTextContent('true');
    expect(await factOf('Current path')).toHaveTextContent('/admin/debug');
    expect(screen.getByText(/"username": "manager"/)).toBeVisible();
  });

  it('lists the sidebar entries of the role in order', async () => {
    openPage();
    const navigation = within(await screen.findByRole('list', { name: 'Visible navigation' }));
    expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Content',
      'Debug',
    ]);
  });

  it('refetches the user on demand', async () => {
    const { user } = openPage({ 'GET /api/auth/user': { ...userWithRole('manager'), name: 'Otro Nombre' } });
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/"name": "Otro Nombre"/)).toBeVisible();
  });

  it('tests the authentication and shows the response', async () => {
    const { user } = openPage({
      'GET /api/auth/user': { ...userWithRole('manager'), email: 'mateo@example.org' },
    });
    await user.click(await screen.findByRole('button', { name: 'Test authentication' }));
    expect(await screen.findByText('The server responded:')).toBeVisible();
    expect(screen.getByText(/mateo@example\.org/)).toBeVisible();
  });

  it('shows the error of a failed authentication test', async () => {
    const { user } = openPage({ 'GET /api/auth/user': failure(401, 'auth.unauthorized') });
    await user.click(await screen.findByRole('button', { name: 'Test authentication' }));
    expect(await screen.findByText(/^401: /)).toBeVisible();
  });

  it('lists browser errors only for admins', async () => {
    const { unmount } = openPage();
    await factOf('Role');
    expect(screen.queryByRole('heading', { name: 'Browser errors' })).not.toBeInTheDocument();
    unmount();
    openPage({ 'GET /api/client-errors': [] }, 'admin');
    expect(await screen.findByText('No errors')).toBeVisible();
  });
});
