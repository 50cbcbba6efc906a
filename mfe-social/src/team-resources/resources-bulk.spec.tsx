import type { Role } from '@vitral/sdk/contracts/access';
import type { BulkResult } from '@vitral/sdk/contracts/bulk';
import { type ApiCall, renderPage, screen, type StubbedResponses, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { guide, handbook, listing, meeting, resource, STATS } from './team-resources.fixtures.ts';
import { Component } from './team-resources.page.tsx';

const ROWS = [meeting, handbook, guide];

const open = (path: string, responses: StubbedResponses = {}, role: Role = 'manager') =>
  renderPage(<Component />, {
    module: remote,
    role,
    path,
    responses: {
      'GET /api/team-resources': listing(ROWS),
      'GET /api/team-resources/stats': STATS,
      ...responses,
    },
  });
const result = (...changed: string[]): BulkResult => ({ changed, skipped: [], next: null });
const bar = async () => within(await screen.findByRole('region', { name: 'Selected items' }));
const selectAll = () => screen.findByRole('checkbox', { name: 'Select all on this page' });
const sent = (calls: readonly ApiCall[]) => calls.findLast(({ path }) => path.endsWith('/bulk'));

describe('bulk changes of resources', () => {
  it('cover all groups, and change the type', async () => {
    const { user, calls } = open('/?tab=all', { 'POST /api/team-resources/bulk': result('Sala', 'Manual') });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sala' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Manual' }));
    await user.click((await bar()).getByRole('button', { name: 'Type' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tool' }));
    expect(await screen.findByText('2 items updated')).toBeVisible();
    const { ids, ...body } = sent(calls)?.body as { ids: string[] };
    expect([ids.toSorted(), body]).toEqual([['Manual', 'Sala'], { action: 'set-type', type: 'tool' }]);
  });

  it('include all resources that match the filters, even if not loaded', async () => {
    const many = Array.from({ length: 15 }, (_, index) => resource({ title: `Manual ${index}` }));
    const { user, calls } = open('/?tab=handbooks&isActive=true', {
      'GET /api/team-resources': listing(many),
      'POST /api/team-resources/bulk': result('Manual 0'),
    });
    await user.click(await selectAll());
    const actions = await bar();
    expect(actions.getByRole('status')).toHaveTextContent('12 selected');
    await user.click(actions.getByRole('button', { name: 'Select all 15' }));
    await user.click(actions.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('1 item updated')).toBeVisible();
    expect(sent(calls)?.query).toEqual({ isActive: 'true', type: 'handbook' });
    expect(sent(calls)?.body).toEqual({ action: 'deactivate', total: 15 });
  });

  it('keep the selection while more of a group loads', async () => {
    const many = Array.from({ length: 15 }, (_, index) => resource({ title: `Manual ${index}` }));
    const { user } = open('/?tab=handbooks', { 'GET /api/team-resources': listing(many) });
    await user.click(await selectAll());
    await user.click(screen.getByRole('button', { name: /^Show more/ }));
    expect(await screen.findByRole('checkbox', { name: 'Select Manual 9' })).not.toBeChecked();
    expect((await bar()).getByRole('status')).toHaveTextContent('12 selected');
  });

  it('are only for editors, as is the export of the filtered resources', async () => {
    open('/?tab=handbooks&q=man');
    const link = await screen.findByRole('link', { name: 'Export' });
    expect(link).toHaveAttribute('href', '/api/team-resources/export?q=man&sort=title&type=handbook');
  });

  it('are not offered to readers', async () => {
    open('/?tab=all', {}, 'user');
    expect(await screen.findByRole('heading', { name: 'Sala' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Export' })).toBeNull();
  });
});
