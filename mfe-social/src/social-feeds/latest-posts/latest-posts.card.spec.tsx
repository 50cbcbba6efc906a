import { renderPage, screen, type StubbedResponse } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { Component } from './latest-posts.card.tsx';

const ROWS = [
  { id: 'p1', title: 'Our autumn circle', platform: 'youtube', createdAt: '2026-11-20T10:00:00.000Z' },
];
const open = (rows: StubbedResponse) =>
  renderPage(<Component />, { module: remote, responses: { 'GET /api/social-feeds': rows } });

describe('card “Latest posts”', () => {
  it('lists the items with links to each and to all', async () => {
    const { calls } = open(ROWS);
    expect(await screen.findByRole('list', { name: 'Latest posts' })).toBeVisible();
    for (const { name, href } of [
      { name: 'Our autumn circle', href: '/admin/social-feeds/posts/p1?tab=current' },
      { name: 'All posts', href: '/admin/social-feeds?tab=current' },
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText('YouTube', { exact: false })).toBeVisible();
    expect(calls).toMatchObject([{ query: { limit: '5' } }]);
  });

  it('says that there are none', async () => {
    open([]);
    expect(await screen.findByText('There are no posts yet.')).toBeVisible();
  });
});
