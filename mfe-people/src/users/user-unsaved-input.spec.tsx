import { NEW_USER } from '@vitral/sdk/contracts/users';
import { jsonResponse, renderPage, screen, waitFor } from '@vitral/sdk/testing';
import type { ReactElement } from 'react';
import remote from '../remote.tsx';
import { AddUserDialog, EditUserDialog } from './user-dialogs.tsx';
import { lucia, RESPONSES } from './users.fixtures.ts';

const storedOf = (name: string, changes: object = {}) => ({
  input: JSON.stringify({ base: null, values: { ...NEW_USER, name, ...changes } }),
  baseVersion: null,
  updatedAt: new Date().toISOString(),
});

function open(dialog: ReactElement, id: string, stored: object) {
  const path = `/api/unsaved-inputs/users/${id}`;
  return renderPage(dialog, {
    module: remote,
    responses: {
      ...RESPONSES,
      [`GET ${path}`]: stored,
      [`DELETE ${path}`]: jsonResponse(204),
      [`PUT /api/admin/users/${id}`]: lucia,
    },
  });
}

const name = () => screen.findByRole('textbox', { name: /^Name/ });

describe('unsaved input of an account', () => {
  it('is offered in the form of a new one, and fills it on request', async () => {
    const { user } = open(<AddUserDialog onClose={() => {}} />, 'new', storedOf('Eva Paz'));
    const restore = await screen.findByRole('button', { name: 'Restore' });
    expect(await name()).toHaveValue('');

    await user.click(restore);

    expect(await name()).toHaveValue('Eva Paz');
  });

  it('never fills fields that the form does not have, such as a password', async () => {
    const changes = { username: 'lucia', isEnabled: true, password: 'secret' };
    const stored = storedOf('Lucía Paz', changes);
    const { user, calls } = open(<EditUserDialog user={lucia} onClose={() => {}} />, lucia.id, stored);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await name()).toHaveValue('Lucía Paz');

    await user.click(screen.getByRole('button', { name: 'Update' }));

    const sent = await waitFor(() => {
      const put = calls.find(({ method }) => method === 'PUT');
      if (!put) throw new Error('Nothing was sent');
      return put.body;
    });
    expect(sent).toEqual({ ...NEW_USER, name: 'Lucía Paz', username: 'lucia', isEnabled: true, version: 3 });
  });
});
