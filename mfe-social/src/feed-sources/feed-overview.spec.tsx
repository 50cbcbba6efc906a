import type { FeedSource } from '@vitral/sdk/contracts/social-feeds';
import {
  act,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { embed, feedSource, STATS } from '../social-feeds/social-feeds.fixtures.ts';
import { Component } from '../social-feeds/social-feeds.page.tsx';

const open = (responses: StubbedResponses = {}, role: 'user' | 'manager' | 'admin' = 'manager') =>
  renderPage(<Component />, {
    module: remote,
    role,
    responses: {
      'GET /api/feed-sources': [feedSource()],
      'GET /api/feed-sources/stats': STATS,
      'GET /api/embeds': [],
      ...responses,
    },
  });
const figure = async (label: string) =>
  (await screen.findAllByText(label, { selector: 'dt' }))[0]?.nextElementSibling?.textContent;
const dialog = () => within(screen.getByRole('dialog'));
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

afterEach(() => jest.useRealTimers());

describe('FeedOverview', () => {
  it('shows the figures and the growth of the engagement', async () => {
    open();
    expect(await figure('Total feeds')).toBe('12');
    expect(await figure('Active feeds')).toBe('8');
    expect(await figure('Engagement')).toBe('2,847');
    expect(await figure('Growth')).toBe('+15.3%');
  });

  it('shows no growth without a previous period', async () => {
    open({ 'GET /api/feed-sources/stats': { ...STATS, previousEngagement: 0 } });
    expect(await figure('Growth')).toBe('—');
  });

  it('shows the reason of a failed sync, and how to solve it', async () => {
    open({
      'GET /api/feed-sources': [feedSource({ lastProblem: 'status', lastStatus: 404, lastSuccessAt: null })],
    });
    const problem = await (await card('Vitral en YouTube')).findByRole('note');
    expect(problem).toHaveTextContent('The server responded with status 404. Open the URL in a browser');
    expect(problem).toHaveTextContent('No successful sync yet.');
  });

  it('marks manual sources', async () => {
    open({
      'GET /api/feed-sources': [
        feedSource({ kind: 'manual', platform: 'instagram', lastSyncAt: null, nextSyncAt: null }),
      ],
    });
    const source = await card('Vitral en YouTube');
    expect(source.getByText('Manual: its posts are added manually')).toBeVisible();
    expect(source.queryByText('Last sync')).not.toBeInTheDocument();
  });

  it('syncs an account only with an API key for its platform', async () => {
    const account = feedSource({
      kind: 'twitter',
      platform: 'twitter',
      lastProblem: 'status',
      lastStatus: 429,
    });
    const { unmount } = open({ 'GET /api/feed-sources': [{ ...account, nextSyncAt: null }] });
    const without = await card('Vitral en YouTube');
    expect(without.getByText(/^Manual until there is an API key for X/)).toBeVisible();
    expect(without.queryByRole('note')).not.toBeInTheDocument();
    unmount();

    open({
      'GET /api/feed-sources': [account],
      'GET /api/feed-sources/stats': { ...STATS, keys: ['twitter'] },
    });
    const asked = await card('Vitral en YouTube');
    expect(asked.getByText('Every 15 minutes')).toBeVisible();
    expect(asked.getByRole('note')).toHaveTextContent(
      'X responded with status 429. The key may have reached its limit',
    );
  });

  it('explains the missing API key when an account is added', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Feed' }));
    await user.click(dialog().getByRole('combobox', { name: 'Platform' }));
    await user.click(screen.getByRole('option', { name: 'Twitter' }));
    expect(dialog().getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Manual');
    await user.click(dialog().getByRole('combobox', { name: 'Kind' }));
    await user.click(screen.getByRole('option', { name: 'X (Twitter) account' }));
    expect(dialog().getByRole('note')).toHaveTextContent('There is no API key for X yet');
  });

  it('is read-only for readers', async () => {
    open({ 'GET /api/embeds': [embed()] }, 'user');
    expect(await screen.findByRole('link', { name: 'Vitral en YouTube' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(await screen.findByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/en#lo-ultimo');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    for (const name of ['Add Feed', 'Refresh Feeds', 'Actions for Vitral en YouTube']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'Add Embed' })).not.toBeInTheDocument();
  });

  it('shows progress for at least two seconds, then reports the outcome', async () => {
    let sources: FeedSource[] = [feedSource()];
    const { user, calls } = open({
      'GET /api/feed-sources': () => sources,
      'POST /api/feed-sources/refresh': () => {
        sources = [feedSource({ lastSyncAt: new Date().toISOString(), lastProblem: 'timeout' })];
        return { started: 1 };
      },
    });
    const button = await screen.findByRole('button', { name: 'Refresh Feeds' });
    jest.useFakeTimers();
    await user.click(button);
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText('1 feed synced')).toBeInTheDocument();
    expect(screen.getByText(/One failed: Vitral en YouTube/)).toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('offers no sync while it is turned off, and explains who can turn it on', async () => {
    const { user } = open({ 'GET /api/feed-sources/stats': { ...STATS, isSyncOn: false } });
    expect(await screen.findByText(/Social sync is off/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refresh Feeds' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Configure' }));
    expect(dialog().getByText(/Administrators can turn it on and off/)).toBeVisible();
    expect(dialog().getByRole('row', { name: 'LinkedIn Every 2 hours' })).toBeVisible();
    expect(dialog().queryByRole('link', { name: 'Go to settings' })).not.toBeInTheDocument();
  });

  it('offers the kinds of the platform for a new feed, and reports a duplicate at the URL field', async () => {
    const { user, calls } = open({
      'POST /api/feed-sources': failure(409, 'feed-sources.taken'),
    });
    await user.click(await screen.findByRole('button', { name: 'Add Feed' }));
    await user.click(dialog().getByRole('combobox', { name: 'Platform' }));
    await user.click(screen.getByRole('option', { name: 'LinkedIn' }));
    expect(dialog().getByText(/does not allow reading its pages without an API key/)).toBeVisible();
    await user.click(dialog().getByRole('combobox', { name: 'Kind' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'RSS or Atom feed',
      'Manual',
    ]);
    await user.click(screen.getByRole('option', { name: 'RSS or Atom feed' }));
    await user.type(dialog().getByRole('textbox', { name: /^Title/ }), 'Noticias');
    await user.type(dialog().getByRole('textbox', { name: /^URL/ }), 'https://example.org/feed.xml');
    await user.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findByText('This feed already exists')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: /^URL/ })).toBeInvalid();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      platform: 'linkedin',
      kind: 'feed',
      title: 'Noticias',
      url: 'https://example.org/feed.xml',
      isActive: true,
    });
  });

  it('shows a conflict when somebody else changed the feed first', async () => {
    const source = feedSource();
    const { user } = open({
      'PUT /api/feed-sources/s1': failure(409, 'feed-sources.stale', { current: 2 }),
      'GET /api/feed-sources/s1': { ...source, title: 'Vitral TV', version: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Vitral en YouTube' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await user.type(dialog().getByRole('textbox', { name: /^Title/ }), '!');
    await user.click(dialog().getByRole('button', { name: 'Update' }));
    expect(await dialog().findByRole('radio', { name: 'Theirs: Vitral TV' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Update' })).toBeDisabled();
  });

  it('deletes a feed after a warning about its items, and restores it from the message', async () => {
    let isDeleted = false;
    const { user } = open({
      'GET /api/feed-sources': () => (isDeleted ? [] : [feedSource()]),
      'DELETE /api/feed-sources/s1': () => void (isDeleted = true),
      'POST /api/feed-sources/s1/restore': () => {
        isDeleted = false;
        return feedSource();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Vitral en YouTube' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/and its 12 posts will no longer be shown/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No feeds yet')).toBeVisible();
    screen.getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Vitral en YouTube' })).toBeVisible();
  });

  it('explains that there is nothing to preview without active embeds', async () => {
    const { user } = open({ 'GET /api/embeds': [embed({ isActive: false })] });
    const preview = await screen.findByRole('button', { name: 'Preview' });
    await user.click(preview);
    expect(screen.getByRole('dialog')).toHaveTextContent('No embed is active');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(preview).toHaveFocus());
  });
});
