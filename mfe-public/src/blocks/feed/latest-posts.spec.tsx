import { screen, within } from '@vitral/sdk/testing';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { readLatestPosts } from '../../data/latest-posts.ts';
import { LatestPosts } from './latest-posts.tsx';

const POST = {
  id: '1',
  platform: 'youtube',
  title: 'Listening before answering',
  url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  day: '2026-02-07',
  thumbnails: [
    { src: '/uploads/feeds/one.avif', width: 320, mimeType: 'image/avif' },
    { src: '/uploads/feeds/two.avif', width: 640, mimeType: 'image/avif' },
    { src: '/uploads/feeds/one.webp', width: 320, mimeType: 'image/webp' },
  ],
};
const BARE = { ...POST, id: '2', platform: 'linkedin', title: 'The team', thumbnails: [] };

const latest = (rows: unknown[]) => <LatestPosts posts={readLatestPosts(rows, 'en')} />;

describe('LatestPosts', () => {
  it('renders posts as links to their platforms, with the day', async () => {
    await renderOnSite(latest([POST, BARE]));
    const link = screen.getByRole('link', { name: 'See it on YouTube: Listening before answering' });
    expect(link).toHaveAttribute('href', POST.url);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    const [first] = screen.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Feb 7, 2026')).toHaveAttribute('datetime', POST.day);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('loads pictures lazily and from this site only, and renders a placeholder for posts without one', async () => {
    const { container } = await renderOnSite(latest([POST, BARE]));
    const [picture, ...others] = container.querySelectorAll('img');
    expect(others).toEqual([]);
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('srcset', '/uploads/feeds/one.avif 320w, /uploads/feeds/two.avif 640w');
    expect(container.querySelectorAll('li .drawing')).toHaveLength(1);
    expect(container.querySelectorAll('[src^="http"], [srcset*="http"], iframe')).toHaveLength(0);
  });
});
