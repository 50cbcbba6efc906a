import type { SavedView } from '@vitral/sdk/contracts/saved-views';
import { failure, screen, waitFor, within } from '@vitral/sdk/testing';
import { account, ADMINS, chooseRole, column, headings, open, role, tab } from './users-views.fixtures.tsx';

beforeEach(() => {
  localStorage.clear();
  account.preference = { list: 'users', columns: null, startView: null };
});

/** Longer than the pause after which columns are stored. */
const STORED = { timeout: 3000 };

describe('the start view of the users', () => {
  const choose = async (user: ReturnType<typeof open>['user'], entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for the view Admins' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('is chosen in its menu, applies to the URL without parameters, and links to all items', async () => {
    const { user, unmount } = open([ADMINS], '/?role=admin&sort=-createdAt&saved=v1');
    await choose(user, 'Always open this list with this view');
    expect(await screen.findByText('The list opens with this view from now on')).toBeVisible();
    expect(account.preference.startView).toMatchObject({ id: 'v1' });
    expect(await tab('Admins (start view)')).toBeVisible();
    unmount();

    const again = open([ADMINS]);
    await waitFor(async () => expect(await tab(/Admins/)).toHaveAttribute('aria-current', 'page'));
    expect(again.query()).toMatchObject({ role: 'admin', sort: '-createdAt' });
    expect(document.body).toHaveFocus();
    const all = await tab('All');
    await waitFor(() => expect(all).toHaveAttribute('href', '/?saved=all'));
    await again.user.click(all);
    await waitFor(() => expect(again.query()).not.toHaveProperty('role'));
    expect(await tab('All')).toHaveAttribute('aria-current', 'page');
  });

  it('yields to filters in the URL, and does not return when they are cleared', async () => {
    account.preference = { ...account.preference, startView: ADMINS };
    const { user, query } = open([ADMINS], '/?role=user');
    await waitFor(() => expect(query()).toMatchObject({ role: 'user' }));
    await chooseRole(user, 'All roles');

    await waitFor(() => expect(query()).not.toHaveProperty('role'));
    expect(role()).toHaveTextContent('All roles');
    expect(await tab('All')).toHaveAttribute('aria-current', 'page');
  });

  it('is requested at once, thanks to the copy in the browser', async () => {
    account.preference = { ...account.preference, startView: ADMINS };
    const first = open([ADMINS]);
    await waitFor(async () => expect(await tab(/Admins/)).toHaveAttribute('aria-current', 'page'));
    first.unmount();

    const { calls } = open([ADMINS]);
    await tab(/Admins/);
    const lists = calls.filter(({ path }) => path === '/api/admin/users');
    expect(lists.at(-1)?.query).toMatchObject({ role: 'admin' });
  });

  it('is removed, and the list opens with all items again', async () => {
    account.preference = { ...account.preference, startView: ADMINS };
    const { user, query } = open([ADMINS]);
    await waitFor(async () => expect(await tab(/Admins/)).toHaveAttribute('aria-current', 'page'));
    await choose(user, 'No longer open this list with this view');
    expect(await screen.findByText('The list opens with all items from now on')).toBeVisible();
    expect(account.preference.startView).toBeNull();

    await waitFor(async () => expect(await tab('All')).toHaveAttribute('href', '/'));
    await user.click(await tab('All'));
    await waitFor(() => expect(query()).not.toHaveProperty('role'));
  });
});

describe('columns of the users', () => {
  const openColumns = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    return within(screen.getByRole('dialog', { name: 'Columns' }));
  };

  it('are hidden, shown, moved and remembered, and the name cannot be hidden', async () => {
    const { user, unmount } = open([]);
    const menu = await openColumns(user);
    expect(menu.getByRole('checkbox', { name: 'User' })).toBeDisabled();
    expect(menu.getByRole('checkbox', { name: 'Actions' })).toBeDisabled();
    await user.click(menu.getByRole('checkbox', { name: 'Role' }));
    await user.click(menu.getByRole('checkbox', { name: 'Username' }));
    await user.click(menu.getByRole('button', { name: 'Move Status up' }));
    expect(menu.getByRole('button', { name: 'Move Status up' })).toHaveFocus();
    await user.keyboard('{Escape}');
    const chosen = ['User', 'Status', 'Last login', 'Added', 'Username', 'Actions'];
    await waitFor(async () => expect(await headings()).toEqual(chosen));

    await waitFor(() => expect(account.preference.columns).toContainEqual(column('username')), STORED);
    unmount();
    // Another machine has no local copy.
    localStorage.clear();
    const again = open([]);
    await waitFor(async () => expect(await headings()).toEqual(chosen));
    const reopened = await openColumns(again.user);
    await again.user.click(reopened.getByRole('button', { name: 'Default columns' }));
    await again.user.keyboard('{Escape}');
    const first = ['User', 'Role', 'Last login', 'Status', 'Added', 'Actions'];
    await waitFor(async () => expect(await headings()).toEqual(first));
    await waitFor(() => expect(account.preference.columns).toBeNull(), STORED);
  });

  it('are reported if they could not be stored', async () => {
    const { user } = open([], '/', {
      'PUT /api/list-preferences/users/columns': failure(503, 'server.not-ready'),
    });
    const menu = await openColumns(user);
    await user.click(menu.getByRole('checkbox', { name: 'Role' }));
    expect(await screen.findByText('The columns could not be stored', {}, STORED)).toBeVisible();
  });

  it('become part of a view', async () => {
    const { user, written } = open([ADMINS], '/?role=admin&sort=-createdAt&saved=v1');
    await waitFor(async () => expect(await headings()).not.toContain('Role'));
    const menu = await openColumns(user);
    await user.click(menu.getByRole('checkbox', { name: 'Role' }));
    await user.click(menu.getByRole('button', { name: 'Make Status wider' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));

    expect(await screen.findByText('View saved')).toBeVisible();
    const { columns } = written('PUT') as SavedView;
    expect(columns?.slice(0, 3)).toEqual([column('name'), column('createdAt'), column('role')]);
    expect(columns?.find(({ field }) => field === 'status')?.width).toBeGreaterThan(200);
    expect(await headings()).toContain('Role');
  });
});
