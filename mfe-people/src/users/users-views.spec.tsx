import type { SavedView } from '@vitral/contracts/saved-views';
import {
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type ApiCall,
  type StubbedResponses,
} from '@vitral/testing';
import remote from '../remote.tsx';
import { RESPONSES } from './users.fixtures.ts';
import { Component } from './users.page.tsx';

const column = (field: string, isHidden = false) => ({ field, isHidden, width: null });

const view = (changes: Partial<SavedView>): SavedView => ({
  id: 'v1',
  list: 'users',
  name: 'Admins',
  search: 'role=admin&sort=-createdAt',
  columns: null,
  isShared: false,
  ownerName: 'Adriana Salazar',
  isOwn: true,
  isEditable: true,
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 1 },
  ...changes,
});
const ADMINS = view({ columns: [column('name'), column('createdAt'), column('role', true)] });
const THEIRS = view({
  id: 'v2',
  name: 'Invited',
  search: 'state=invited',
  isShared: true,
  isOwn: false,
  ownerName: 'Eva',
  isEditable: false,
});

/** Opens the page over views that change as on the server. */
function open(stored: SavedView[], path = '/', responses: StubbedResponses = {}) {
  let views = stored;
  const page = renderPage(<Component />, {
    module: remote,
    path,
    responses: {
      ...RESPONSES,
      'GET /api/saved-views': () => views,
      'POST /api/saved-views': ({ body }: ApiCall) => {
        const added = view({ ...(body as SavedView), id: 'v3' });
        views = [...views, added];
        return added;
      },
      'PUT /api/saved-views/v1': ({ body }: ApiCall) => {
        const changed = view({ ...ADMINS, ...(body as SavedView), version: 2 });
        views = views.map((one) => (one.id === 'v1' ? changed : one));
        return changed;
      },
      'DELETE /api/saved-views/v1': () => {
        views = views.filter(({ id }) => id !== 'v1');
      },
      ...responses,
    },
  });
  const query = () => page.calls.findLast(({ path: called }) => called === '/api/admin/users')?.query;
  const written = (method: string) => page.calls.findLast((call) => call.method === method)?.body;
  return { ...page, query, written };
}

const tab = async (name: string | RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Views' })).findByRole('link', { name });
/** The headings with a text: that of the checkboxes has none. */
const headings = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).filter(Boolean);
const chooseRole = async (user: ReturnType<typeof open>['user'], role: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: role }));
};
const role = () => screen.getByRole('combobox', { name: 'Role' });
const ready = () => screen.findByRole('navigation', { name: 'Views' });

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
    await ready();
    expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
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

  it('are changed, or show again what they held', async () => {
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
    await waitFor(async () => expect(await tab('All')).toHaveAttribute('aria-current', 'page'));
    expect(screen.queryByRole('link', { name: 'Bosses' })).not.toBeInTheDocument();
  });

  it('of others are saved as new ones only', async () => {
    const { user } = open([THEIRS], '/?state=invited&saved=v2');
    await user.click(await screen.findByRole('button', { name: 'Actions for the view Invited' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Save as a new view',
    ]);
    await user.keyboard('{Escape}');
    await chooseRole(user, 'User');
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
  });

  it('that the account does not see leave the filters of their URL', async () => {
    const { query } = open([], '/?role=admin&saved=v9');

    await waitFor(async () => expect(await tab('All')).toHaveAttribute('aria-current', 'page'));
    expect(query()).toMatchObject({ role: 'admin' });
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
  });

  it('that cannot be loaded leave the list as it is', async () => {
    open([], '/', { 'GET /api/saved-views': failure(503, 'server.not-ready') });
    expect(await screen.findByText('The views could not be loaded')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Adriana Salazar/ })).toBeVisible();
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

    expect(localStorage.getItem('vitral.columns.users')).toContain('username');
    unmount();
    const again = open([]);
    expect(await headings()).toEqual(chosen);
    const reopened = await openColumns(again.user);
    await again.user.click(reopened.getByRole('button', { name: 'Default columns' }));
    await again.user.keyboard('{Escape}');
    const first = ['User', 'Role', 'Last login', 'Status', 'Added', 'Actions'];
    await waitFor(async () => expect(await headings()).toEqual(first));
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
