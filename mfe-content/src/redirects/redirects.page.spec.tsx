import type { Redirect } from '@vitral/contracts/redirects';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/testing';
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

const csv = (text: string) => new File([text], 'redirects.csv', { type: 'text/csv' });

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
      '/api/redirects/export?',
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

describe('the import of redirects', () => {
  const choose = async (user: ReturnType<typeof open>['user'], file: File) => {
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = screen.getByRole('dialog', { name: 'Import' });
    await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
    return within(dialog);
  };

  it('says what a file would change before it imports it', async () => {
    let sent: unknown[] = [];
    const { user } = open([], {
      'POST /api/redirects/import': ({ body }: { body: unknown }) => {
        sent = [...sent, body];
        return { added: 2, changed: 1, unchanged: 4, problems: [] };
      },
    });
    const dialog = await choose(user, csv('from,to\n/a,/b'));
    expect(await dialog.findByText('redirects.csv: new: 2, changed: 1, the same: 4')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import 3' }));
    expect(await screen.findByText('3 redirects imported')).toBeVisible();
    expect(sent).toEqual([true, false].map((isDryRun) => ({ csv: 'from,to\n/a,/b', isDryRun })));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names the lines with problems, and imports nothing', async () => {
    const { user } = open([], {
      'POST /api/redirects/import': {
        added: 1,
        changed: 0,
        unchanged: 0,
        problems: [
          { line: 2, problem: 'from' },
          { line: 5, problem: 'chain' },
        ],
      },
    });
    const dialog = await choose(user, csv('from,to'));
    expect(await dialog.findByText('Line 2: no redirect can begin at this path')).toBeVisible();
    expect(dialog.getByText('Line 5: would form a chain with another redirect')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Import 1' })).toBeDisabled();
  });
});
