import {
  jsonResponse,
  failure,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { feedItem, feedSource, hoursAgo } from './social-feeds.fixtures.ts';
import { Component } from './social-feeds.page.tsx';

const open = (responses: StubbedResponses, role: 'user' | 'manager' = 'manager', path = '/?tab=current') =>
  renderPage(<Component />, {
    module: remote,
    role,
    path,
    responses: { 'GET /api/feed-sources': [feedSource()], ...responses },
  });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

describe('CurrentFeeds', () => {
  it('shows the viewers of a live broadcast', async () => {
    open({ 'GET /api/social-feeds': [feedItem({ isLive: true, viewCount: 1200 })] });
    const live = await card('Charla');
    expect(live.getByText('Live now')).toBeVisible();
    expect(live.getByText('1,200 viewers')).toBeVisible();
  });

  it('shows a dash for unknown figures', async () => {
    open({
      'GET /api/social-feeds': [
        feedItem({ title: 'Fetched', platform: 'linkedin', engagementCount: 0, sourceId: 's1' }),
        feedItem({ title: 'Written', platform: 'linkedin', engagementCount: 0, sourceId: null }),
      ],
    });
    expect((await card('Fetched')).getByText('— reactions')).toBeVisible();
    expect((await card('Written')).getByText('0 reactions')).toBeVisible();
  });

  it('shows the age and the reactions of other items, as likes on Instagram', async () => {
    open({
      'GET /api/social-feeds': [
        feedItem({ title: 'Fresh', createdAt: hoursAgo(0.5) }),
        feedItem({
          title: 'Post',
          engagementCount: 1,
          createdAt: hoursAgo(5),
          sourceId: 's1',
          isEdited: true,
        }),
        feedItem({ title: 'Picture', platform: 'instagram', engagementCount: 2, createdAt: hoursAgo(72) }),
      ],
    });
    expect((await card('Fresh')).getByText('Now')).toBeVisible();
    expect((await card('Post')).getByText('5 hours ago')).toBeVisible();
    expect((await card('Post')).getByText('1 reaction')).toBeVisible();
    expect(await (await card('Post')).findByText('From Vitral en YouTube · edited manually')).toBeVisible();
    expect((await card('Picture')).getByText('3 days ago')).toBeVisible();
    expect((await card('Picture')).getByText('2 likes')).toBeVisible();
  });

  it('opens an item in a new window, and offers readers no editing actions', async () => {
    const { id, platform, title, description, url, isLive, viewCount, engagementCount, createdAt } =
      feedItem();
    const row = { id, platform, title, description, url, isLive, viewCount, engagementCount, createdAt };
    open({ 'GET /api/social-feeds': [row] }, 'user');
    const link = await screen.findByRole('link', { name: 'Charla' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add post' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  });

  it('shows three placeholders while the items load', async () => {
    open({ 'GET /api/social-feeds': () => new Promise(() => {}) });
    expect((await screen.findByRole('status', { name: 'Loading…' })).children).toHaveLength(3);
  });

  it('shows an empty state, and reports a failure to load', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = open({ 'GET /api/social-feeds': failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load feeds')).toBeVisible();

    stubApi({ 'GET /api/social-feeds': [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No feeds yet')).toBeVisible();
  });

  it('sends filters and page to the server', async () => {
    const { user, calls } = open({
      'GET /api/social-feeds': () => jsonResponse(200, [feedItem()], { 'X-Total-Count': '45' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Go to page 3' }));
    await user.click(screen.getByRole('combobox', { name: 'Feed' }));
    await user.click(await screen.findByRole('option', { name: 'Vitral en YouTube' }));
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === '/api/social-feeds')?.query).toEqual({
        sourceId: 's1',
        limit: '20',
        offset: '0',
      }),
    );
    expect(calls.some(({ query }) => query['offset'] === '40')).toBe(true);
  });

  it('adds an item by hand, only with a valid URL', async () => {
    const { user, calls } = open({
      'GET /api/social-feeds': [],
      'POST /api/social-feeds': () => jsonResponse(201, feedItem()),
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add post' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add post' }));
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Open day');
    const url = dialog.getByRole('textbox', { name: /^URL/ });
    await user.type(url, 'instagram.com/p/1');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText(/^Enter a URL that starts with http/)).toBeVisible();

    await user.clear(url);
    await user.type(url, 'https://www.instagram.com/p/abcde/');
    const likes = dialog.getByRole('spinbutton', { name: /^Engagement/ });
    await user.clear(likes);
    await user.type(likes, '17');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Post added')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      platform: 'instagram',
      title: 'Open day',
      url: 'https://www.instagram.com/p/abcde/',
      engagementCount: 17,
      viewCount: 0,
      isLive: false,
      isActive: true,
    });
  });

  it('explains that a sync does not overwrite edited texts, and shows conflicts', async () => {
    const item = feedItem({ sourceId: 's1', createdAt: '2026-10-01T10:00:07.000Z' });
    let isStale = true;
    const { user, calls } = open({
      'GET /api/social-feeds': [item],
      [`GET /api/social-feeds/${item.id}`]: { ...item, engagementCount: 9, version: 2 },
      [`PUT /api/social-feeds/${item.id}`]: () =>
        isStale ? failure(409, 'social-feeds.stale', { current: 2 }) : item,
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Charla' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByText(/Texts that you change are not overwritten/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' abierta');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('radio', { name: 'Theirs: 9' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Post updated')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: 'Charla abierta',
      engagementCount: 9,
      createdAt: item.createdAt,
      version: 2,
    });
  });
});
