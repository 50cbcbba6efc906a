import { WORK_KINDS, type WorkEntry, type WorkQueue } from '@vitral/sdk/contracts/work-queue';
import { act, failure, renderPage, screen, stubApi, within, type StubbedResponse } from '@vitral/sdk/testing';
import { addConsolePages } from '../console-pages/console-pages.fixtures.ts';
import remote from '../remote.tsx';
import { Component } from './dashboard.page.tsx';

const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 60_000).toISOString();

const OVERDUE: WorkEntry = {
  kind: 'contact-messages-overdue',
  severity: 'overdue',
  count: 5,
  items: [
    { title: 'Ana Ruiz', at: from(-5), path: '/admin/messages/1' },
    { title: 'Leo Paz', at: from(-4), path: '/admin/messages/2' },
  ],
  page: '/admin/messages',
  action: '/admin/messages?due=overdue',
};
const NEXT: WorkEntry = {
  kind: 'zoom-meetings-next',
  severity: 'information',
  count: 1,
  items: [{ title: 'Círculo', at: from(2), path: null }],
  page: '/admin/zoom',
  action: null,
};

const stats = {
  ...{ materials: 9, teamMembers: 14, teamResources: 4, liveSessions: 6 },
  ...{
    changes: {},
    activity: { visits: { recent: 0, previous: 0 } },
    zone: 'UTC',
    days: [],
    recentActivities: [],
  },
};
const openToday = (queue: StubbedResponse, language: 'es' | 'en' = 'en') =>
  renderPage(<Component />, {
    module: remote,
    language,
    responses: { 'GET /api/admin/stats': stats, 'GET /api/work-queue': queue, 'GET /api/first-steps': [] },
  });
const cards = async () => {
  const list = await screen.findByRole('list', { name: 'Work queue' });
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list);
};

beforeEach(() =>
  addConsolePages([{ path: '/admin/messages', permission: 'contact-messages.write', title: 'Messages' }]),
);

describe('work queue', () => {
  it('shows how urgent the work is, how much there is, its items and its action', async () => {
    openToday([OVERDUE, NEXT]);
    const [first] = await cards();
    const card = within(first as HTMLElement);
    expect(card.getByText('Overdue')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Overdue messages · 5' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/admin/messages/1');
    expect(card.getByText('due 4 hours ago')).toBeVisible();
    expect(card.getByText('and 3 more')).toBeVisible();
    const action = card.getByRole('link', { name: 'Answer messages' });
    expect(action).toHaveAttribute('href', '/admin/messages?due=overdue');
    expect(action).toHaveAccessibleDescription('Overdue messages · 5');
    expect(screen.queryByText('Nothing is due.')).not.toBeInTheDocument();
  });

  it('links nothing that the role may not open', async () => {
    openToday([NEXT]);
    const [first] = await cards();
    const card = within(first as HTMLElement);
    expect(card.getByText('Círculo')).toBeVisible();
    expect(card.getByText('starts in 2 hours')).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says when a running live session began', async () => {
    openToday([{ ...NEXT, items: [{ title: 'Círculo', at: from(-1), path: null }] }]);
    expect(await screen.findByText('began 59 minutes ago')).toBeVisible();
  });

  it('says that nothing is due, even if there is information', async () => {
    const { unmount } = openToday([NEXT]);
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
    unmount();
    openToday([], 'es');
    expect(await screen.findByText('No hay nada pendiente.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Trabajo pendiente' })).not.toBeInTheDocument();
  });

  it('names the sections of the site texts', async () => {
    openToday([
      {
        ...OVERDUE,
        kind: 'landing-drafts',
        items: [{ title: 'announcement', at: null, path: '/admin/landing?section=announcement' }],
      },
    ]);
    expect(await screen.findByRole('link', { name: 'Announcement' })).toBeVisible();
  });

  it('says why an item was not published, and links to it', async () => {
    openToday([
      {
        ...OVERDUE,
        ...{ kind: 'publications-failed', page: '/admin', action: null, count: 1 },
        items: [
          {
            ...{ title: 'Eva Paz', at: from(-5), path: '/admin/testimonials/1' },
            failure: 'testimonials.not-approved',
          },
        ],
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'Not published at their date' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Eva Paz' })).toHaveAttribute('href', '/admin/testimonials/1');
    expect(screen.getByText(/approve/i)).toBeVisible();
    expect(screen.getByText('failed 4 hours ago')).toBeVisible();
  });

  it('names work of an unknown kind by its page', async () => {
    openToday([{ ...OVERDUE, kind: 'awards-unjudged' as never }]);
    expect(await screen.findByRole('heading', { name: 'Messages · 5' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open' })).toBeVisible();
    expect(screen.getByText('4 hours ago')).toBeVisible();
  });

  it('fails without affecting the page, and loads again on request', async () => {
    let isUp = false;
    const { user } = openToday(() => (isUp ? [OVERDUE] : failure(503, 'server.not-ready')));
    expect(await screen.findByText('Failed to load the work queue')).toBeVisible();
    expect(await screen.findByText('Team members')).toBeVisible();

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  it('is refetched every 30 seconds', async () => {
    jest.useFakeTimers();
    try {
      openToday([OVERDUE] satisfies WorkQueue);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      stubApi({ 'GET /api/work-queue': [] });
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(await screen.findByText('Nothing is due.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each(['es', 'en'] as const)('has texts for every kind in %s', async (language) => {
    const texts = (await remote.pageTexts?.['dashboard']?.[language]()) as Record<string, string>;
    const keys = WORK_KINDS.flatMap((kind) =>
      ['title', 'action', 'at'].map((name) => `work.${kind}.${name}`),
    );
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});
