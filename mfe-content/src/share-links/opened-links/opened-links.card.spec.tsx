import { renderPage, screen, type StubbedResponse } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { Component } from './opened-links.card.tsx';

const ROWS = [
  {
    ...{ id: 'l1', title: null, items: [{ title: 'Price list' }], recipient: 'Leo Paz', openCount: 2 },
    ...{ lastOpenedAt: '2026-11-20T10:00:00.000Z', createdAt: '2026-11-01T10:00:00.000Z' },
  },
];
const open = (rows: StubbedResponse) =>
  renderPage(<Component />, { module: remote, responses: { 'GET /api/share-links': rows } });

describe('card “Your links that were opened”', () => {
  it('lists the items with links to each and to all', async () => {
    const { calls } = open(ROWS);
    expect(await screen.findByRole('list', { name: 'Your links that were opened' })).toBeVisible();
    for (const { name, href } of [
      { name: 'Price list', href: '/admin/links/l1' },
      { name: 'All opened links', href: '/admin/links?use=opened&owner=me&sort=-lastOpenedAt' },
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText('Leo Paz · 2 openings', { exact: false })).toBeVisible();
    expect(calls).toMatchObject([
      { query: { use: 'opened', owner: 'me', sort: '-lastOpenedAt', limit: '5' } },
    ]);
  });

  it('says that there are none', async () => {
    open([]);
    expect(await screen.findByText('Nobody has opened one of your links yet.')).toBeVisible();
  });
});
