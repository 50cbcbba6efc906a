import type { ClientError } from '@vitral/sdk/contracts/client-errors';
import { renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ClientErrorsPanel } from './client-errors-panel.tsx';

const error: ClientError = {
  id: '1',
  kind: 'render',
  message: 'Cannot read properties of undefined',
  stack: 'TypeError: Cannot read properties\n  at draw (a.js:1:2)',
  page: '/admin/users',
  module: 'mfe-people',
  release: '0.1.0-01234567',
  browser: 'Chrome 156',
  preview: null,
  count: 1200,
  createdAt: '2026-11-19T09:30:00.000Z',
  lastAt: '2026-11-20T09:30:00.000Z',
};
const open = (responses: StubbedResponses, path?: string) =>
  renderPage(<ClientErrorsPanel />, { module: remote, responses, ...(path && { path }) });

describe('ClientErrorsPanel', () => {
  it('shows message, page, count and times of an error, and its stack on demand', async () => {
    const { user } = open({ 'GET /api/client-errors': [error] });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText(error.message)).toBeVisible();
    expect(row.getByText('1,200 times')).toBeVisible();
    expect(
      row.getByText(
        /\/admin\/users · mfe-people 0\.1\.0-01234567 · Chrome 156.*From Nov 19, 2026.*to Nov 20/,
      ),
    ).toBeVisible();
    expect(row.getByText(/at draw/)).not.toBeVisible();
    await user.click(row.getByText('Stack'));
    expect(row.getByText(/at draw/)).toBeVisible();
  });

  it('lists the errors in a preview that its URL names, until the filter is removed', async () => {
    const { user, calls } = open({ 'GET /api/client-errors': [error] }, '/admin/debug?preview=pr-17');
    await screen.findByRole('listitem');
    expect(calls.at(-1)?.query).toEqual({ preview: 'pr-17', limit: '10', offset: '0' });
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/client-errors/export?preview=pr-17',
    );
    await user.click(screen.getByRole('button', { name: 'In the preview “pr-17”' }));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ limit: '10', offset: '0' }));
    expect(screen.queryByText('In the preview “pr-17”')).not.toBeInTheDocument();
  });

  it('lists and exports what one of the policies of pages blocked', async () => {
    const violation: ClientError = { ...error, kind: 'trusted-types', message: 'blocked Element innerHTML' };
    const { user, calls } = open({ 'GET /api/client-errors': [violation] });
    await user.click(await screen.findByRole('combobox', { name: 'Kind' }));
    await user.click(screen.getByRole('option', { name: 'Trusted Types' }));
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({ kind: 'trusted-types', limit: '10', offset: '0' }),
    );
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/client-errors/export?kind=trusted-types',
    );
    expect(within(await screen.findByRole('listitem')).getByText('Trusted Types')).toBeVisible();
  });

  it('exports the errors that the search finds', async () => {
    const { user } = open({ 'GET /api/client-errors': [error] });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search by message, page or module' }),
      'read',
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
        'href',
        '/api/client-errors/export?q=read',
      ),
    );
  });

  it('deletes one error or all of them, only after a confirmation', async () => {
    let errors = [error, { ...error, id: '2', message: 'Another one' }];
    const { user, calls } = open({
      'GET /api/client-errors': () => errors,
      'DELETE /api/client-errors/1': () => {
        errors = errors.slice(1);
      },
      'DELETE /api/client-errors': () => {
        errors = [];
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Delete the error “Cannot/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(error.message)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('No errors')).toBeVisible();

    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    expect(calls.at(-1)?.query).toEqual({ q: 'x', limit: '10', offset: '0' });
  });
});
