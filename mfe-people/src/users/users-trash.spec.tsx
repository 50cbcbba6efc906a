import type { AuditEntry } from '@vitral/sdk/contracts/audit';
import type { TrashedItem } from '@vitral/sdk/contracts/trash';
import {
  failure,
  jsonResponse,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { lucia, RESPONSES } from './users.fixtures.ts';
import { Component } from './users.page.tsx';

const CLARA: TrashedItem = {
  id: '01900000-0000-7000-8000-000000000009',
  name: 'Clara Soto',
  deletedAt: '2026-11-27T10:00:00.000Z',
  deletedBy: 'Adriana Salazar',
};
const TRASH = 'GET /api/admin/users/trash';

async function openTrash(responses: StubbedResponses) {
  const page = renderPage(<Component />, { module: remote, responses: { ...RESPONSES, ...responses } });
  await page.user.click(await screen.findByRole('button', { name: 'Trash' }));
  await screen.findByRole('button', { name: 'Restore “Clara Soto”' });
  return page;
}

describe('deleted users', () => {
  it('are erased only after a confirmation', async () => {
    let isErased = false;
    const { user, calls } = await openTrash({
      [TRASH]: () => (isErased ? [] : [CLARA]),
      [`DELETE /api/admin/users/${CLARA.id}/permanently`]: () => {
        isErased = true;
        return jsonResponse(204);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Erase “Clara Soto” now' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Erase “Clara Soto” for good?' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(asked.getByRole('button', { name: 'Erase now' }));
    expect(await screen.findByText('Erased for good')).toBeVisible();
    expect(await screen.findByText('The trash is empty')).toBeVisible();
  });

  it('stay in the trash with the reason when somebody else has the username', async () => {
    const { user } = await openTrash({
      [TRASH]: [CLARA],
      [`POST /api/admin/users/${CLARA.id}/restore`]: failure(409, 'users.username-taken'),
    });
    await user.click(screen.getByRole('button', { name: 'Restore “Clara Soto”' }));
    expect(await screen.findByText('This could not be restored')).toBeVisible();
    expect(screen.getByText('This username is taken')).toBeVisible();
    expect(screen.getByText('Clara Soto')).toBeVisible();
  });
});

describe('the history of a user', () => {
  it('puts an earlier version into the form', async () => {
    const entry: AuditEntry = {
      ...{ id: '1', verb: 'updated', noun: 'users', itemId: lucia.id, itemName: lucia.name, actorId: null },
      actorName: 'Adriana Salazar',
      changes: { before: { role: 'manager', name: 'Lucía Ruiz' }, after: { role: 'user', name: lucia.name } },
      createdAt: '2026-11-20T10:00:00.000Z',
    };
    const { user, calls } = renderPage(<Component />, {
      module: remote,
      page: '/admin/users',
      path: `/admin/users/${lucia.id}`,
      responses: {
        ...RESPONSES,
        [`GET /api/admin/users/${lucia.id}`]: lucia,
        [`GET /api/admin/users/${lucia.id}/history`]: [entry],
        [`PUT /api/admin/users/${lucia.id}`]: lucia,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const list = within(await screen.findByRole('dialog', { name: 'History' }));
    expect(await list.findByText('Manager')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Use this version: Before/ }));
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Lucía Ruiz');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        name: 'Lucía Ruiz',
        role: 'manager',
        version: lucia.version,
      }),
    );
  });
});
