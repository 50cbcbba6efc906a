import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { jorge, marta } from './team-members.fixtures.ts';
import { Component } from './team-members.page.tsx';

const open = (responses: StubbedResponses = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    responses: { 'GET /api/team-members': [jorge, marta], ...responses },
  });

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;

describe('team members page', () => {
  it('shows the number of members, active members and leaders', async () => {
    open();

    expect(await figure('Total')).toHaveTextContent('2');
    expect(await figure('Active')).toHaveTextContent('1');
    expect(await figure('Leadership')).toHaveTextContent('1');
  });

  it('lists members in the order of the site', async () => {
    open();

    const list = within(await screen.findByRole('list', { name: 'Team members' }));
    const names = list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Marta Ibarra', 'Jorge Cano']);
  });

  it('filters the members, which then cannot be moved, and exports those', async () => {
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Move Jorge Cano up' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'nadie');
    expect(await screen.findByText('No members found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'NUTRICIÓN');
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Inactive' }));

    await waitFor(() => expect(screen.queryByText('Marta Ibarra')).not.toBeInTheDocument());
    expect(screen.getByText('Jorge Cano')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move Jorge/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      `/api/team-members/export?ids=${jorge.id}`,
    );
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
  });

  it('shows both languages, and marks a missing one', async () => {
    open();

    const list = within(await screen.findByRole('list', { name: 'Team members' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Directora general');
    expect(first).toHaveTextContent('General director');
    expect(second).toHaveTextContent('In EnglishNo text');
  });

  it('shows an empty state without members', async () => {
    open({ 'GET /api/team-members': [] });

    expect(await screen.findByText('No team members yet')).toBeVisible();
  });

  it('reports that members could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    open({ 'GET /api/team-members': failure(500, 'server.failure') });

    expect(await screen.findByText('Failed to fetch team members')).toBeVisible();
  });

  it('activates a member by sending all its fields except the position', async () => {
    const { user, calls } = open({ 'PUT /api/team-members/m2': { ...jorge, isActive: true, version: 5 } });

    await user.click(await screen.findByRole('switch', { name: 'Jorge Cano: Active' }));
    expect(await screen.findByText('Team member activated')).toBeVisible();
    const { id: _id, order: _order, ...whole } = jorge;
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...whole, isActive: true });
    await waitFor(() =>
      expect(
        calls.filter(({ method, path }) => method === 'GET' && path === '/api/team-members'),
      ).toHaveLength(2),
    );
  });

  it("shows the server's reason when the status cannot be changed", async () => {
    const { user } = open({ 'PUT /api/team-members/m1': failure(409, 'team-members.stale') });

    await user.click(await screen.findByRole('switch', { name: 'Marta Ibarra: Active' }));
    expect(
      await screen.findByText(/^Failed to update team member: .*changed by somebody else/),
    ).toBeVisible();
  });

  it('deletes only after a confirmation', async () => {
    let isDeleted = false;
    const { user, calls } = open({
      'GET /api/team-members': () => (isDeleted ? [jorge] : [marta, jorge]),
      'DELETE /api/team-members/m1': () => void (isDeleted = true),
    });
    const bin = await screen.findByRole('button', { name: 'Delete Marta Ibarra' });

    await user.click(bin);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await waitFor(() => expect(bin).toHaveFocus());

    await user.click(bin);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Team member deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Marta Ibarra')).not.toBeInTheDocument());
    expect(screen.getByText('Jorge Cano')).toBeVisible();
  });

  it('is translated into Spanish', async () => {
    open({}, 'es');

    expect(await screen.findByRole('heading', { level: 1, name: 'Equipo' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Subir a Jorge Cano' })).toBeVisible();
  });
});
