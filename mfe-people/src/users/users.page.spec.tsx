import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { RESPONSES } from './users.fixtures.ts';
import { Component } from './users.page.tsx';

const open = (responses: StubbedResponses = {}, options: { path?: string; language?: 'en' | 'es' } = {}) =>
  renderPage(<Component />, { module: remote, responses: { ...RESPONSES, ...responses }, ...options });

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('users page', () => {
  it("shows the server's figures", async () => {
    open();

    await waitFor(async () => expect(await figure('Total')).toHaveTextContent('41'));
    expect(await figure('Active')).toHaveTextContent('7');
    expect(await figure('Admins')).toHaveTextContent('2');
  });

  it('shows dashes for figures that cannot be loaded, and the list nevertheless', async () => {
    open({ 'GET /api/admin/users/stats': failure(503, 'server.not-ready') });

    await row('Adriana Salazar');
    expect(await figure('Active')).toHaveTextContent('—');
  });

  it('shows name, email, role, last login, status and state', async () => {
    open();

    const shown = await row('Adriana Salazar');
    expect(shown.getByText('@admin · adriana@vitral.example')).toBeVisible();
    expect(shown.getByText('Admin').parentElement).toHaveClass('MuiChip-colorError');
    expect(shown.getByText('Active')).toBeVisible();
    expect(shown.getByText('2FA')).toBeVisible();
    expect(shown.getByText('Break-glass')).toBeVisible();
    expect(screen.getAllByText('Break-glass')).toHaveLength(1);
    expect((await row('Lucía Ferrer')).getByText('Never')).toBeVisible();
    expect((await row('Iván Soler')).getByText('Awaiting approval')).toBeVisible();
  });

  it('sends search, filters, order and page to the server', async () => {
    const { user, calls } = open();
    const lastQuery = () => calls.findLast(({ path }) => path === '/api/admin/users')?.query;

    await user.click(await screen.findByRole('combobox', { name: 'Role' }));
    await user.click(screen.getByRole('option', { name: 'Admin' }));
    await waitFor(() =>
      expect(lastQuery()).toEqual({ role: 'admin', limit: '25', offset: '0', sort: 'name' }),
    );

    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(screen.getByRole('option', { name: 'All roles' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'lucía');
    await waitFor(() => expect(screen.queryByText('Adriana Salazar')).not.toBeInTheDocument());
    expect(lastQuery()).toEqual({ q: 'lucía', limit: '25', offset: '0', sort: 'name' });
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      '/api/admin/users/export?q=luc%C3%ADa&sort=name',
    );
  });

  it('reads filters, order and page from the URL', async () => {
    const { calls } = open({}, { path: '/?role=user&state=invited&sort=-lastLogin&page=2&rows=10' });

    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/admin/users')?.query).toEqual({
        role: 'user',
        state: 'invited',
        sort: '-lastLogin',
        limit: '10',
        offset: '10',
      }),
    );
  });

  it('shows how many accounts await approval, and filters them on request', async () => {
    const { user } = open();

    const alert = within((await screen.findByText(/1 person has registered/)).parentElement as HTMLElement);
    await user.click(alert.getByRole('button', { name: 'Show them' }));
    await waitFor(() => expect(screen.queryByText('Adriana Salazar')).not.toBeInTheDocument());
    expect(await row('Iván Soler')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show them' })).not.toBeInTheDocument();
  });

  it('offers to clear the filters if nothing matches', async () => {
    const { user } = open({}, { path: '/?q=zzz' });

    expect(await screen.findByText('No users found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await row('Adriana Salazar');
  });

  it('reports that users could not be loaded, and reloads them on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isDown = true;
    const { user } = open({
      'GET /api/admin/users': () => (isDown ? failure(503, 'server.not-ready') : []),
    });

    expect(await screen.findByText('Failed to load users')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No users yet')).toBeVisible();
  });

  it('is translated into Spanish', async () => {
    open({}, { language: 'es' });

    expect((await row('Lucía Ferrer')).getByText('Nunca')).toBeInTheDocument();
  });
});
