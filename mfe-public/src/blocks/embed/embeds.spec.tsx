import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { wakeIslands } from '../../../test/wake-islands.ts';
import { readEmbeds } from '../../data/embeds.ts';
import { Embeds } from './embeds.tsx';

const EMBEDS = readEmbeds([
  { id: '1', platform: 'youtube', title: 'One minute', kind: 'video', embedId: 'M7lc1UVf-VE' },
  { id: '2', platform: 'twitter', title: 'Our posts', kind: 'profile', embedId: 'vitral' },
  { id: '3', platform: 'linkedin', title: 'The team', kind: 'profile', embedId: 'company/vitral' },
]);
const embeds = <Embeds embeds={EMBEDS} />;

const frames = () => [...document.querySelectorAll('iframe')].map(({ title }) => title);
const load = (platform: string, title: string) =>
  screen.queryByRole('button', { name: `Load content from ${platform}: ${title}` });

/** Does the same as the consent code after a choice. */
function choose(consent: 'accepted' | 'declined'): void {
  document.documentElement.dataset['consent'] = consent;
  window.dispatchEvent(new CustomEvent('vitral:choice', { detail: 'consent' }));
}

async function show() {
  const { user } = await renderOnSite(embeds);
  await wakeIslands();
  return user;
}

beforeEach(() => {
  document.documentElement.dataset['consent'] = 'unasked';
});

describe('Embeds', () => {
  it('loads a single embed on request, in a sandboxed frame that gets the focus', async () => {
    const user = await show();
    expect(frames()).toEqual([]);
    expect(screen.getByText(/^When it loads, your browser connects to YouTube,/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Load content from YouTube: One minute' }));
    expect(frames()).toEqual(['One minute (YouTube)']);
    const frame = screen.getByTitle('One minute (YouTube)');
    expect(frame).toHaveFocus();
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|downloads/);
    expect(load('X', 'Our posts')).toBeVisible();
  });

  it('shows all embeds once third parties are accepted, and removes them when consent is withdrawn', async () => {
    await show();
    choose('accepted');
    expect(frames()).toEqual(['One minute (YouTube)', 'Our posts (X)']);

    choose('declined');
    expect(frames()).toEqual([]);
    expect(load('YouTube', 'One minute')).toBeVisible();
  });

  it('shows all embeds to a visitor who has accepted before', async () => {
    document.documentElement.dataset['consent'] = 'accepted';
    await show();

    expect(frames()).toEqual(['One minute (YouTube)', 'Our posts (X)']);
  });

  it('keeps an embed that was loaded on request when all are accepted, and removes it at each refusal', async () => {
    const user = await show();
    const request = () => user.click(screen.getByRole('button', { name: /One minute/ }));
    await request();
    const frame = screen.getByTitle('One minute (YouTube)');
    choose('accepted');
    expect(screen.getByTitle('One minute (YouTube)')).toBe(frame);

    for (let times = 0; times < 2; times += 1) {
      choose('declined');
      expect(frames()).toEqual([]);
      await request();
      expect(frames()).toEqual(['One minute (YouTube)']);
    }
  });

  it('follows a choice in another tab, and otherwise keeps the embeds of a page that becomes visible', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: /One minute/ }));
    document.documentElement.dataset['consent'] = 'declined';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(frames()).toEqual([]);

    await user.click(screen.getByRole('button', { name: /One minute/ }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(frames()).toEqual(['One minute (YouTube)']);
  });

  it('links to the platform of each embed, and shows only the link for a profile on LinkedIn', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'See it on LinkedIn: The team' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/company/vitral/',
    );
    expect(load('LinkedIn', 'The team')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('renders links and no frame on the server', async () => {
    await renderOnSite(embeds);

    expect(frames()).toEqual([]);
    expect(screen.getByRole('link', { name: 'See it on YouTube: One minute' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    );
  });
});
