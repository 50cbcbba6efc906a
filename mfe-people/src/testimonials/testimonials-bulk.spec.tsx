import type { BulkResult } from '@vitral/sdk/contracts/bulk';
import {
  type ApiCall,
  failure,
  jsonResponse,
  renderPage,
  screen,
  type StubbedResponses,
  waitFor,
  within,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ana, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const rows = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name, index) => ({ ...ana, id: `id-${index}`, name }));
const BULK = 'POST /api/testimonials/bulk';

function open(responses: StubbedResponses = {}, total = rows.length) {
  return renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language: 'en',
    path: '/?q=a',
    responses: {
      'GET /api/testimonials': () => jsonResponse(200, rows, { 'X-Total-Count': String(total) }),
      'GET /api/testimonials/stats': STATS,
      'GET /api/team-members': [],
      ...responses,
    },
  });
}

const result = (changed: string[], more: Partial<BulkResult> = {}): BulkResult => ({
  changed,
  skipped: [],
  next: null,
  ...more,
});
const boxOf = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = () => screen.findByRole('region', { name: 'Selected items' });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(within(await bar()).getByRole('button', { name }));
const sent = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path === '/api/testimonials/bulk');

describe('bulk changes of testimonials', () => {
  it('selects a range with Shift, and clears the selection with Escape', async () => {
    const { user } = open();
    await user.click(await boxOf('Uno'));
    await user.keyboard('{Shift>}');
    await user.click(await boxOf('Tres'));
    await user.keyboard('{/Shift}');
    expect(within(await bar()).getByRole('status')).toHaveTextContent('3 selected');
    expect(await boxOf('Dos')).toBeChecked();
    expect(await boxOf('Cuatro')).not.toBeChecked();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull());
    expect(await boxOf('Dos')).not.toBeChecked();
  });

  it('changes the selected items, and says why others were skipped', async () => {
    const skipped = [{ id: 'id-1', name: 'Dos', code: 'testimonials.withdrawn' as const, params: {} }];
    const { user, calls } = open({ [BULK]: result(['id-0'], { skipped }) });
    await user.click(await boxOf('Uno'));
    await user.click(await boxOf('Dos'));
    await press(user, 'Activate');
    expect(await screen.findByText('1 item updated')).toBeVisible();
    expect(screen.getByText(/^Skipped 1: /)).toBeVisible();
    expect(sent(calls)[0]?.body).toEqual({ action: 'activate', ids: ['id-0', 'id-1'] });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull());
    expect(await boxOf('Uno')).toHaveFocus();
  });

  it('offers to undo a deletion', async () => {
    const { user, calls } = open({ [BULK]: result(['id-0', 'id-1']) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press(user, 'Delete');
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { action: 'delete', ids: rows.map(({ id }) => id) },
      { action: 'restore', ids: ['id-1', 'id-0'] },
    ]);
  });

  it('changes all that match the filter, part by part', async () => {
    const parts = [result(['a', 'b'], { next: 'b' }), result(['c'])];
    const { user, calls } = open({ [BULK]: () => parts.shift() ?? result([]) }, 500);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press(user, 'Select all 500');
    expect(within(await bar()).getByRole('status')).toHaveTextContent('500 selected');
    await press(user, 'Deactivate');
    expect(await screen.findByText('3 items updated')).toBeVisible();
    expect(sent(calls).map(({ body, query }) => [body, query.q])).toEqual([
      [{ action: 'deactivate', total: 500 }, 'a'],
      [{ action: 'deactivate', total: 500, after: 'b' }, 'a'],
    ]);
  });

  it('stops between two parts, and reports what was done', async () => {
    let finish = () => {};
    const first = new Promise<BulkResult>((resolve) => {
      finish = () => resolve(result(['a', 'b'], { next: 'b' }));
    });
    const { user, calls } = open({ [BULK]: () => first }, 500);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press(user, 'Select all 500');
    await press(user, 'Deactivate');
    expect(await screen.findByRole('progressbar', { name: 'Selected items' })).toBeVisible();
    await press(user, 'Stop');
    finish();
    expect(await screen.findByText('Stopped: 2 items were changed')).toBeVisible();
    expect(sent(calls)).toHaveLength(1);
  });

  it('asks before it deletes all that match the filter, and keeps the selection when that fails', async () => {
    const { user } = open({ [BULK]: failure(409, 'request.list-changed') }, 500);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press(user, 'Select all 500');
    await press(user, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 500 items?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    expect(within(await bar()).getByRole('status')).toHaveTextContent('500 selected');
  });

  it('exports the selected items', async () => {
    const { user } = open();
    await user.click(await boxOf('Uno'));
    await user.click(await boxOf('Dos'));
    const link = within(await bar()).getByRole('link', { name: 'Export' });
    expect(link).toHaveAttribute('href', '/api/testimonials/export?ids=id-0%2Cid-1');
  });
});
