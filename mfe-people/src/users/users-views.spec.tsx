import { failure, screen, waitFor, within } from '@vitral/sdk/testing';
import { ADMINS, chooseRole, headings, open, role, tab, THEIRS } from './users-views.fixtures.tsx';

afterEach(() => localStorage.clear());

describe('saved views of the users', () => {
  it('open with their filters, order and columns, and lead back to all', async () => {
    const { user, query } = open([ADMINS, THEIRS]);
    await user.click(await tab('Admins'));

    await waitFor(() => expect(query()).toMatchObject({ role: 'admin', sort: '-createdAt' }));
    expect(await tab('Admins')).toHaveAttribute('aria-current', 'page');
    expect((await headings()).slice(0, 3)).toEqual(['User', 'Added', 'Last login']);
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();

    await user.click(await tab('All'));
    await waitFor(() => expect(role()).toHaveTextContent('All roles'));
    expect((await headings()).slice(0, 3)).toEqual(['User', 'Role', 'Last login']);
  });

  it('open from their URL', async () => {
    const { query } = open([ADMINS], '/?role=admin&sort=-createdAt&saved=v1');

    expect(await tab('Admins')).toHaveAttribute('aria-current', 'page');
    expect(query()).toMatchObject({ role: 'admin' });
    await waitFor(async () => expect(await headings()).not.toContain('Role'));
  });

  it('are made from what is on screen, and shared', async () => {
    const { user, written } = open([]);
    await screen.findByRole('button', { name: 'Save view' });
    expect(screen.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument();
    await chooseRole(user, 'Admin');
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'Only admins');
    await user.click(screen.getByRole('switch', { name: /Share with everybody/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(async () => expect(await tab(/Only admins/)).toHaveAttribute('aria-current', 'page'));
    expect(written('POST')).toEqual({
      list: 'users',
      name: 'Only admins',
      search: 'role=admin',
      columns: null,
      isShared: true,
    });
    expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
    await waitFor(async () => expect(await tab(/Only admins/)).toHaveFocus());
  });

  it('show a taken name at its field', async () => {
    const { user } = open([ADMINS], '/?role=user', {
      'POST /api/saved-views': failure(409, 'saved-views.name-taken', { name: 'Admins' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'Admins');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const field = screen.getByRole('textbox', { name: /Name of the view/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/with this name: Admins/));
  });

  it('are changed, or reset to their saved state', async () => {
    const { user, written } = open([ADMINS], '/?role=admin&sort=-createdAt&saved=v1');
    await chooseRole(user, 'User');
    await user.click(await screen.findByRole('button', { name: 'Actions for the view Admins' }));
    await user.click(screen.getByRole('menuitem', { name: 'Discard changes' }));
    await waitFor(() => expect(role()).toHaveTextContent('Admin'));

    await chooseRole(user, 'User');
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('View saved')).toBeVisible();
    expect(written('PUT')).toMatchObject({ name: 'Admins', search: 'role=user&sort=-createdAt', version: 1 });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument(),
    );
  });

  it('are renamed and deleted', async () => {
    const { user, written } = open([ADMINS], '/?role=admin&sort=-createdAt&saved=v1');
    await user.click(await screen.findByRole('button', { name: 'Actions for the view Admins' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename or share' }));
    const field = await screen.findByRole('textbox', { name: /Name of the view/ });
    await user.clear(field);
    await user.type(field, 'Bosses');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await tab('Bosses')).toHaveAttribute('aria-current', 'page'));
    expect(written('PUT')).toMatchObject({ search: ADMINS.search, columns: ADMINS.columns });

    await user.click(await screen.findByRole('button', { name: 'Actions for the view Bosses' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('View deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible();
  });

  it('of others are saved as new ones only', async () => {
    const { user } = open([THEIRS], '/?state=invited&saved=v2');
    await user.click(await screen.findByRole('button', { name: 'Actions for the view Invited' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Save as a new view',
      'Always open this list with this view',
    ]);
    await user.keyboard('{Escape}');
    await chooseRole(user, 'User');
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
  });

  it('are ignored if the account may not see them, and the filters in the URL stay', async () => {
    const { query } = open([ADMINS], '/?role=admin&saved=v9');

    await waitFor(async () => expect(await tab('All')).toHaveAttribute('aria-current', 'page'));
    expect(query()).toMatchObject({ role: 'admin' });
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
  });

  it('leave the list unchanged if they cannot be loaded', async () => {
    open([], '/', { 'GET /api/saved-views': failure(503, 'server.not-ready') });
    expect(await screen.findByText('The views could not be loaded')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Adriana Salazar/ })).toBeVisible();
  });
});
