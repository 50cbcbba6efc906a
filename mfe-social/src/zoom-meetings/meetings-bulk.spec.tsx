import type { BulkResult } from '@vitral/sdk/contracts/bulk';
import { renderPage, screen, type StubbedResponses, waitFor, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { meeting, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const ROWS = ['Aula 1', 'Aula 2', 'Charla', 'Taller', 'Visita'].map((titleEn, index) =>
  meeting({ id: `m${index}`, titleEn }),
);

const open = (path = '/', responses: StubbedResponses = {}) =>
  renderPage(<Component />, {
    module: remote,
    path,
    responses: { ...PAGE_RESPONSES, 'GET /api/zoom-meetings': ROWS, ...responses },
  });
const result: BulkResult = { changed: ['m0', 'm1'], skipped: [], next: null };
const bar = async () => within(await screen.findByRole('region', { name: 'Selected items' }));
const selectAll = () => screen.findByRole('checkbox', { name: 'Select all on this page' });

describe('bulk changes of live sessions', () => {
  it('change only the live sessions that the browser filtered', async () => {
    const { user, calls } = open('/?q=aula', { 'POST /api/zoom-meetings/bulk': result });
    await user.click(await selectAll());
    const actions = await bar();
    expect(actions.getByRole('status')).toHaveTextContent('2 selected');
    expect(actions.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await user.click(actions.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('2 items updated')).toBeVisible();
    expect(calls.findLast(({ path }) => path.endsWith('/bulk'))?.body).toEqual({
      action: 'deactivate',
      ids: ['m0', 'm1'],
    });
  });

  it('forget the selection when the filter changes', async () => {
    const { user } = open('/?q=aula');
    await user.click(await selectAll());
    await bar();
    await user.clear(screen.getByRole('searchbox', { name: /^Search/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull());
  });

  it.each([
    ['/', ''],
    ['/?q=aula', 'ids=m0%2Cm1'],
  ])('export what %s lists', async (path, query) => {
    open(path);
    const link = await screen.findByRole('link', { name: 'Export' });
    expect(link).toHaveAttribute('href', `/api/zoom-meetings/export?${query}`);
  });

  it('are not offered in the calendar', async () => {
    open('/?view=calendar');
    expect(await screen.findByRole('heading', { name: /^Week/ })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
