import type { BulkResult } from '@vitral/sdk/contracts/bulk';
import {
  type ApiCall,
  renderPage,
  screen,
  type StubbedResponses,
  waitFor,
  within,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { embed, feedSource, STATS } from './social-feeds.fixtures.ts';
import { Component } from './social-feeds.page.tsx';

const EMBEDS = ['Uno', 'Dos', 'Tres'].map((title, order) => embed({ id: `e${order}`, title, order }));
const SOURCES = ['Canal', 'Blog'].map((title, index) => feedSource({ id: `s${index}`, title }));

const open = (path: string, responses: StubbedResponses = {}, role: 'user' | 'manager' = 'manager') =>
  renderPage(<Component />, {
    module: remote,
    role,
    path,
    responses: {
      'GET /api/embeds': EMBEDS,
      'GET /api/feed-sources': SOURCES,
      'GET /api/feed-sources/stats': STATS,
      ...responses,
    },
  });
const result = (changed: string[]): BulkResult => ({ changed, skipped: [], next: null });
const boxOf = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const bar = async () => within(await screen.findByRole('region', { name: 'Selected items' }));
const sent = (calls: readonly ApiCall[]) =>
  calls.filter(({ path }) => path.endsWith('/bulk')).map(({ path, body }) => [path, body]);

describe('bulk changes of embeds', () => {
  it('deletes the selected embeds, and restores them in reverse order', async () => {
    const { user, calls } = open('/?tab=custom', { 'POST /api/embeds/bulk': result(['e0', 'e1']) });
    await user.click(await boxOf('Uno'));
    await user.keyboard('{Shift>}');
    await user.click(await boxOf('Dos'));
    await user.keyboard('{/Shift}');
    await user.click((await bar()).getByRole('button', { name: 'Delete' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(sent(calls)).toEqual([
      ['/api/embeds/bulk', { action: 'delete', ids: ['e0', 'e1'] }],
      ['/api/embeds/bulk', { action: 'restore', ids: ['e1', 'e0'] }],
    ]);
  });

  it('offers neither a selection nor an export to readers', async () => {
    open('/?tab=custom', {}, 'user');
    expect(await screen.findByRole('heading', { name: 'Uno' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Export' })).toBeNull();
  });

  it('exports all embeds', async () => {
    open('/?tab=custom');
    expect(await screen.findByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/embeds\/export/),
    );
  });
});

describe('bulk changes of feed sources', () => {
  it('deactivates the selected feed sources', async () => {
    const { user, calls } = open('/', { 'POST /api/feed-sources/bulk': result(['s0', 's1']) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const actions = await bar();
    expect(actions.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await user.click(actions.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('2 items updated')).toBeVisible();
    expect(sent(calls)).toEqual([['/api/feed-sources/bulk', { action: 'deactivate', ids: ['s0', 's1'] }]]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull());
  });

  it('deletes feed sources with their posts, which can be undone', async () => {
    const { user, calls } = open('/', { 'POST /api/feed-sources/bulk': result(['s0']) });
    await user.click(await boxOf('Canal'));
    await user.click((await bar()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 item deleted')).toBeVisible();
    screen.getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        ['/api/feed-sources/bulk', { action: 'delete', ids: ['s0'] }],
        ['/api/feed-sources/bulk', { action: 'restore', ids: ['s0'] }],
      ]),
    );
  });
});
