import type {
  ListColumnsInput,
  ListPreference,
  StartViewInput,
} from '@vitral/sdk/contracts/list-preferences';
import type { SavedView } from '@vitral/sdk/contracts/saved-views';
import { renderPage, screen, within, type ApiCall, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { RESPONSES } from './users.fixtures.ts';
import { Component } from './users.page.tsx';

export const column = (field: string, isHidden = false) => ({ field, isHidden, width: null });

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
export const ADMINS = view({ columns: [column('name'), column('createdAt'), column('role', true)] });
export const THEIRS = view({
  id: 'v2',
  name: 'Invited',
  search: 'state=invited',
  isShared: true,
  isOwn: false,
  ownerName: 'Eva',
  isEditable: false,
});

/** Preferences of the account, which survive a reload of the page. */
export const account: { preference: ListPreference } = {
  preference: { list: 'users', columns: null, startView: null },
};

/** Opens the page with views and preferences that change as on the server. */
export function open(stored: SavedView[], path = '/', responses: StubbedResponses = {}) {
  let views = stored;
  const page = renderPage(<Component />, {
    module: remote,
    path,
    responses: {
      ...RESPONSES,
      'GET /api/saved-views': () => views,
      'GET /api/list-preferences': () => [account.preference],
      'PUT /api/list-preferences/users/columns': ({ body }: ApiCall) => {
        account.preference = { ...account.preference, ...(body as ListColumnsInput) };
      },
      'PUT /api/list-preferences/users/start-view': ({ body }: ApiCall) => {
        const { viewId } = body as StartViewInput;
        account.preference = {
          ...account.preference,
          startView: views.find(({ id }) => id === viewId) ?? null,
        };
      },
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

export const tab = async (name: string | RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Views' })).findByRole('link', { name });
/** Column headings with a text; the column of checkboxes has none. */
export const headings = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent).filter(Boolean);
export const chooseRole = async (user: ReturnType<typeof open>['user'], role: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: role }));
};
export const role = () => screen.getByRole('combobox', { name: 'Role' });
