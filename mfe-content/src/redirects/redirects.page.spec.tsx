import type { Redirect } from '@vitral/sdk/contracts/redirects';
import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Component } from './redirects.page.tsx';

const redirect = (fields: Partial<Redirect> = {}): Redirect => ({
  id: 'r1',
  from: '/promo',
  to: '/educacion',
  status: 301,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...fields,
});

const open = (redirects: Redirect[], responses: StubbedResponses = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/redirects',
    responses: { 'GET /api/redirects': redirects, ...responses },
  });

describe('/admin/redirects', () => {
  it('lists redirects with their type, and exports them', async () => {
    open([redirect(), redirect({ id: 'r2', from: '/es/vieja', to: 'https://example.org', status: 302 })]);
    const rows = within(await screen.findByRole('list', { name: 'Redirects' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '/promo → /educacion301 permanent',
      '/es/vieja → https://example.org302 temporary',
    ]);
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/redirects/export?sort=-updatedAt',
    );
  });

  it('adds a redirect, and shows at its field why one was refused', async () => {
    const { user, calls } = open([], {
      'POST /api/redirects': failure(400, 'request.invalid', { fields: ['from:isRedirectSource'] }),
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add redirect' }))[0] as Element);
    const dialog = within(screen.getByRole('dialog', { name: 'Add redirect' }));
    expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^From/ }), 'promo');
    await user.type(dialog.getByRole('textbox', { name: /^To/ }), '/educacion');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByText('Enter a path such as /old-page, without a query')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      from: 'promo',
      to: '/educacion',
      status: 301,
    });
  });

  it('edits and deletes a redirect', async () => {
    const { user, calls } = open([redirect()], {
      'PUT /api/redirects/r1': redirect({ status: 302, version: 2 }),
      'DELETE /api/redirects/r1': null,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit the redirect from /promo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit redirect' }));
    await user.click(dialog.getByRole('combobox', { name: 'Type' }));
    await user.click(screen.getByRole('option', { name: '302 temporary' }));
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Redirect saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ status: 302, version: 1 });

    await user.click(screen.getByRole('button', { name: 'Delete the redirect from /promo' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Redirect deleted')).toBeVisible();
  });
});
