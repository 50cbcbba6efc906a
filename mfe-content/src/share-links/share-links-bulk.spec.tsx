import type { BulkResult } from '@vitral/sdk/contracts/bulk';
import {
  type ApiCall,
  jsonResponse,
  renderPage,
  screen,
  type StubbedResponses,
  within,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { sharedItem, shareLink } from './share-links.fixtures.ts';
import { Component } from './share-links.page.tsx';

const LINKS = ['Plan', 'Precios'].map((title) =>
  shareLink({ id: title, items: [sharedItem({ id: title, title })] }),
);

const open = (path = '/', responses: StubbedResponses = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'user',
    path,
    responses: {
      'GET /api/share-links': () => jsonResponse(200, LINKS, { 'X-Total-Count': '40' }),
      ...responses,
    },
  });
const result: BulkResult = { changed: ['Plan', 'Precios'], skipped: [], next: null };
const bar = async () => within(await screen.findByRole('region', { name: 'Selected items' }));
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Revoke the selected links?' }));
const sent = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path.endsWith('/bulk'));

describe('the checkboxes of links to one item', () => {
  it('have different names, by recipient and date', async () => {
    const items = [sharedItem({ id: 'plan', title: 'Plan' })];
    const links = [
      shareLink({ id: '1', items, recipient: 'Ana', createdAt: '2026-11-02T12:00:00.000Z' }),
      shareLink({ id: '2', items, recipient: null, createdAt: '2026-11-02T12:00:00.000Z' }),
      shareLink({ id: '3', items, recipient: null, createdAt: '2026-11-03T12:00:00.000Z' }),
    ];
    open('/', { 'GET /api/share-links': links });
    await screen.findAllByRole('checkbox', { name: /^Select Plan, / });

    const names = links.map(({ recipient, createdAt }) => {
      const day = new Date(createdAt).getDate();
      return new RegExp(
        `^Select Plan, ${recipient ? `For ${recipient}` : 'For anybody'}, created .*\\b${day}\\b`,
      );
    });
    for (const name of names) expect(screen.getByRole('checkbox', { name })).toBeVisible();
  });
});

describe('bulk changes of links', () => {
  it('revoke the selected links after a confirmation', async () => {
    const { user, calls } = open('/', { 'POST /api/share-links/bulk': result });
    await user.click(await screen.findByRole('checkbox', { name: /^Select Plan, / }));
    await user.click(screen.getByRole('checkbox', { name: /^Select Precios, / }));
    const actions = await bar();
    expect(actions.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(actions.getByRole('button', { name: 'Revoke' }));
    expect(sent(calls)).toEqual([]);
    await user.click((await question()).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('2 items updated')).toBeVisible();
    expect(sent(calls)[0]?.body).toEqual({ action: 'revoke', ids: ['Plan', 'Precios'] });
  });

  it('keep the selection if the confirmation is cancelled', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('checkbox', { name: /^Select Plan, / }));
    await user.click((await bar()).getByRole('button', { name: 'Revoke' }));
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    expect((await bar()).getByRole('status')).toHaveTextContent('1 selected');
    expect(sent(calls)).toEqual([]);
  });

  it('revoke all links that match the filters', async () => {
    const { user, calls } = open('/?state=active', { 'POST /api/share-links/bulk': result });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click((await bar()).getByRole('button', { name: 'Select all 40' }));
    await user.click((await bar()).getByRole('button', { name: 'Revoke' }));
    await user.click((await question()).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('2 items updated')).toBeVisible();
    expect(sent(calls).map(({ query, body }) => [query, body])).toEqual([
      [{ state: 'active' }, { action: 'revoke', total: 40 }],
    ]);
  });
});
