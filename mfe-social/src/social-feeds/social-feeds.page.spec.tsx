import { failure, renderPage, screen, stubApi, within, type Answers } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './social-feeds.page.tsx';
import type { FeedItem } from './social-feeds.queries.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const feed = (given: Partial<FeedItem> = {}): FeedItem => ({
  id: given.title ?? '1',
  platform: 'youtube',
  title: 'Charla',
  description: '',
  url: 'https://example.org/charla',
  isLive: false,
  viewCount: 0,
  engagementCount: 0,
  createdAt: hoursAgo(5),
  ...given,
});
const openPage = (answers: Answers) => renderPage(<Component />, { module: remote, role: 'user', answers });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

it('says of a live feed that it is live and how many watch', async () => {
  openPage({ 'GET /api/social-feeds': [feed({ isLive: true, viewCount: 1200 })] });
  const live = await card('Charla');
  expect(live.getByText('Live now')).toBeVisible();
  expect(live.getByText('1,200 viewers')).toBeVisible();
});

it('says how old other feeds are and how they were received, with likes on Instagram', async () => {
  openPage({
    'GET /api/social-feeds': [
      feed({ title: 'Fresh', createdAt: hoursAgo(0.5) }),
      feed({ title: 'Post', engagementCount: 1 }),
      feed({ title: 'Picture', platform: 'instagram', engagementCount: 2, createdAt: hoursAgo(72) }),
    ],
  });
  expect((await card('Fresh')).getByText('Now')).toBeVisible();
  expect((await card('Post')).getByText('5 hours ago')).toBeVisible();
  expect((await card('Post')).getByText('1 reaction')).toBeVisible();
  expect((await card('Picture')).getByText('3 days ago')).toBeVisible();
  expect((await card('Picture')).getByText('2 likes')).toBeVisible();
});

it('counts its figures from the feeds', async () => {
  openPage({
    'GET /api/social-feeds': [
      feed({ title: 'One', isLive: true, engagementCount: 30 }),
      feed({ title: 'Two', platform: 'twitter', engagementCount: 12 }),
      feed({ title: 'Three' }),
    ],
  });
  const figureOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
  expect(await figureOf('Feeds')).toBe('3');
  expect(await figureOf('Live now')).toBe('1');
  expect(await figureOf('Engagement')).toBe('42');
  expect(await figureOf('Platforms')).toBe('2');
});

it('opens a feed in a window of its own', async () => {
  openPage({ 'GET /api/social-feeds': [feed()] });
  const link = await screen.findByRole('link', { name: 'Charla' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows three placeholders while the feeds are awaited', async () => {
  openPage({ 'GET /api/social-feeds': () => new Promise(() => {}) });
  expect((await screen.findByRole('status', { name: 'Loading…' })).children).toHaveLength(3);
});

it('says so when there are none, and when they cannot be had', async () => {
  const { user } = openPage({ 'GET /api/social-feeds': failure(500, 'server.failure') });
  expect(await screen.findByText('Failed to load feeds')).toBeVisible();

  stubApi({ 'GET /api/social-feeds': [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No feeds yet')).toBeVisible();
});
