import type { Import } from '@vitral/sdk/contracts/imports';
import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Component } from './redirects.page.tsx';

const found = (fields: Partial<Import> = {}): Import => ({
  id: 'i1',
  fileName: 'redirects.csv',
  state: 'checked',
  goodRows: 3,
  badRows: 0,
  added: 0,
  done: 0,
  removed: 0,
  actorName: 'Marta',
  createdAt: '2026-11-29T10:00:00.000Z',
  finishedAt: null,
  undoableUntil: null,
  ignoredColumns: [],
  problems: [],
  kept: [],
  ...fields,
});

const DONE = found({ state: 'done', added: 3, undoableUntil: '2026-12-29T10:00:00.000Z' });

const open = (responses: StubbedResponses, path = '/admin/redirects') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/redirects',
    path,
    responses: { 'GET /api/redirects': [], 'GET /api/imports/redirects': [], ...responses },
  });

async function choose(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import' }));
  const file = new File(['from,to'], 'redirects.csv', { type: 'text/csv' });
  await user.upload(await dialog.findByLabelText('File to import'), file);
  return dialog;
}

describe('the import of redirects', () => {
  it('checks a file, imports it once the person confirms, and undoes it in one click', async () => {
    let current = found();
    const { user, calls } = open({
      'POST /api/imports/redirects': () => current,
      'GET /api/imports/redirects/i1': () => current,
      'POST /api/imports/redirects/i1/start': () => (current = DONE),
      'POST /api/imports/redirects/i1/undo': () =>
        (current = found({ state: 'undone', removed: 2, kept: ['/promo'] })),
    });
    const dialog = await choose(user);
    expect(await dialog.findByText('3 rows can be imported.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import 3 rows' }));
    expect(await dialog.findByText(/3 items were added/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await dialog.findByText(/2 items were deleted.*Kept.*\/promo/)).toBeVisible();
    const start = calls.find(({ path }) => path.endsWith('/start'));
    expect(start?.body).toEqual({ withoutBadRows: false });
  });

  it('lists each problem with its row, column and value, and offers the good rows only', async () => {
    const problems = [
      { row: 2, column: 'From', value: 'promo', code: 'isRedirectSource' },
      { row: 5, column: 'From', value: '/a', code: 'redirects.taken' },
      { row: 6, column: null, value: '', code: 'unheard-of' },
    ];
    const checked = found({ badRows: 3, problems, ignoredColumns: ['Notes'] });
    const { user, calls } = open({
      'POST /api/imports/redirects': checked,
      'GET /api/imports/redirects/i1': checked,
      'POST /api/imports/redirects/i1/start': checked,
    });
    const dialog = await choose(user);
    const rows = within(await dialog.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Row', 'Column', 'Value', 'Problem'],
      ['2', 'From', 'promo', 'Enter a path such as /old-page, without a query'],
      ['5', 'From', '/a', 'There is already a redirect from this path'],
      ['6', '', '', 'This value cannot be used'],
    ]);
    expect(dialog.getByText('Columns that are not imported: Notes')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import the 3 good ones only' }));
    expect(calls.find(({ path }) => path.endsWith('/start'))?.body).toEqual({ withoutBadRows: true });
  });

  it('says why a file is refused', async () => {
    const { user } = open({
      'POST /api/imports/redirects': failure(400, 'imports.missing-columns', { columns: 'From, To' }),
    });
    const dialog = await choose(user);
    expect(await dialog.findByText('Required columns are missing: From, To')).toBeVisible();
  });

  it('opens an earlier import, also from a notification', async () => {
    const { user } = open(
      { 'GET /api/imports/redirects': [DONE], 'GET /api/imports/redirects/i1': DONE },
      '/admin/redirects?import=i1',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    expect(await dialog.findByText(/3 items were added/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(await screen.findByRole('button', { name: 'Open the import of redirects.csv' }));
    expect(await screen.findByText(/3 items were added/)).toBeVisible();
  });

  it('shows the rows that a running import has added, and announces every tenth', async () => {
    const running = found({ state: 'waiting', goodRows: 200, done: 90 });
    open({ 'GET /api/imports/redirects/i1': running }, '/admin/redirects?import=i1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
    expect(await dialog.findByText('90 / 200')).toBeVisible();
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
    expect(dialog.getByText('40%')).toHaveAttribute('role', 'status');
  });
});
