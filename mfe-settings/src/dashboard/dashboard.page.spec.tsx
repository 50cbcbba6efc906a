import type { AdminStats } from '@vitral/sdk/contracts/admin-stats';
import {
  act,
  failure,
  renderPage,
  screen,
  stubApi,
  within,
  type ApiCall,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { SlotContext } from '@vitral/sdk/ui';
import { addConsolePages } from '../console-pages/console-pages.fixtures.ts';
import type { CommandContribution } from '@vitral/sdk/contracts/slots';
import remote from '../remote.tsx';
import { Component as Activity } from './activity.card.tsx';
import { adminStats, stats } from './dashboard.fixtures.ts';
import { Component } from './dashboard.page.tsx';
import { Component as RecentActivities } from './recent-activities.card.tsx';

/** The cards of this module, which the shell adds. */
const renderCards = () => (
  <>
    <RecentActivities />
    <Activity />
  </>
);
const Page = () => (
  <SlotContext value={renderCards}>
    <Component />
  </SlotContext>
);
const command = (name: string, path: string): CommandContribution => ({
  ...{ slot: 'command', name, path, icon: 'edit', isQuickAction: true },
  title: { es: `${name} es`, en: name },
});
const openPage = (options: Parameters<typeof renderPage>[1] = {}, responses: StubbedResponses = {}) =>
  renderPage(<Page />, {
    module: remote,
    ...options,
    responses: {
      'GET /api/admin/stats': stats,
      'GET /api/work-queue': [],
      'GET /api/first-steps': [],
      ...responses,
    },
  });
const figureOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

beforeEach(() =>
  addConsolePages(
    [
      { path: '/admin/sales', permission: 'materials.read', title: 'Sales' },
      { path: '/admin/users', permission: 'users.write', title: 'Users' },
      { path: '/admin/zoom', permission: 'zoom-meetings.write', title: 'Sessions' },
    ],
    [
      command('Browse sales materials', '/admin/sales'),
      command('View analytics', '/admin/zoom#analytics'),
      { ...command('Import users', '/admin/users'), isQuickAction: false },
    ],
  ),
);

describe('dashboard page', () => {
  it('greets the reader by username and shows the figures of the role', async () => {
    openPage({ role: 'user' });
    expect(await screen.findByText('Welcome back, user')).toBeVisible();
    expect(await figureOf('Live sessions')).toBe('6');
    expect(await figureOf('Sales materials')).toBe('9');
    expect(await figureOf('Team resources')).toBe('4');
    expect(await figureOf('Team members')).toBe('14');
    expect(screen.queryByText('Users', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('shows an admin the four most important figures, and what happened', async () => {
    openPage({}, { 'GET /api/admin/stats': adminStats });
    expect(await figureOf('Users')).toBe('3');
    expect(await figureOf('Files')).toBe('21');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Users',
      'Files',
      'Testimonials',
      'Live sessions',
      'Visits to materials',
      'Live session joins',
      'Messages',
    ]);
    expect(await figureOf('Live session joins')).toBe('8');
  });

  it('compares the figures with the previous range, if there is one', async () => {
    const changeOf = async (label: string) => {
      const term = await screen.findByText(label, { selector: 'dt' });
      return term.nextElementSibling?.nextElementSibling?.textContent;
    };
    const { unmount } = openPage({}, { 'GET /api/admin/stats': adminStats });
    expect(await changeOf('Users')).toBe('▲1,203 new, +502% on the 30 days before');
    expect(await changeOf('Live sessions')).toBe('▼2 new, -60% on the 30 days before');
    expect(await changeOf('Files')).toBe('—');
    expect(await changeOf('Visits to materials')).toBe('▼-25% on the 30 days before');
    expect(await changeOf('Live session joins')).toBe('0% on the 30 days before');
    expect(await changeOf('Messages')).toBe('no comparison');
    unmount();

    openPage({ role: 'user', language: 'es' });
    expect(await changeOf('Materiales de venta')).toMatch(/^1 alta, 0\s% respecto a los 30 días anteriores$/);
  });

  it('keeps the chosen range in the URL, and the shown figures until its own have loaded', async () => {
    let finish: (figures: AdminStats) => void = () => undefined;
    const year = new Promise<AdminStats>((resolve) => (finish = resolve));
    const { user, calls } = openPage(
      { path: '/admin/dashboard?days=90' },
      { 'GET /api/admin/stats': ({ query }: ApiCall) => (query['days'] === '365' ? year : stats) },
    );
    const range = within(await screen.findByRole('group', { name: 'Range of the figures' }));
    expect(range.getByRole('button', { name: '90 days', pressed: true })).toBeVisible();
    expect(await screen.findByText(/-60% on the 90 days before/)).toBeVisible();

    await user.click(range.getByRole('button', { name: 'A year' }));
    expect(screen.getByText(/-60% on the 90 days before/)).toBeVisible();
    finish(stats);
    expect(await screen.findByText(/-60% on the year before/)).toBeVisible();
    expect(range.getByRole('button', { name: 'A year', pressed: true })).toBeVisible();
    const requested = calls.filter(({ path }) => path === '/api/admin/stats');
    expect(requested.map(({ query }) => query['days'])).toEqual(['90', '365']);
  });

  it('shows the figures of 30 days for an unknown range', async () => {
    const { calls } = openPage({ path: '/admin/dashboard?days=31' });
    await figureOf('Live sessions');
    expect(calls.find(({ path }) => path === '/api/admin/stats')?.query).toEqual({ days: '30' });
  });

  it('shows a chart of the daily activity that the role may see', async () => {
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { unmount } = openPage({}, { 'GET /api/admin/stats': adminStats });
    expect(await screen.findByRole('table', { name: 'Activity by day' })).toBeInTheDocument();
    expect(screen.getByText(/Days are in the time zone America\/Mexico City/)).toBeVisible();
    expect(heads()).toEqual(['Day', 'Visits to materials', 'Live session joins', 'Messages', 'Total']);
    const row = within(screen.getByRole('row', { name: /^Sunday, November 22, 2026/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '4', '1', '8']);
    unmount();

    openPage({ role: 'user' });
    await screen.findByRole('table', { name: 'Activity by day' });
    expect(heads()).toEqual(['Day', 'Visits to materials', 'Total']);
  });

  it('shows an empty state instead of an empty chart', async () => {
    const days = stats.days.map((day) => ({ ...day, visits: 0 }));
    openPage({ role: 'user' }, { 'GET /api/admin/stats': { ...stats, days } });
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('offers only actions that lead to pages the role may open', async () => {
    openPage({ role: 'user' });
    const actions = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(actions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Browse sales materials',
    ]);
  });

  it('links the analytics action to the attendance of live sessions', async () => {
    openPage();
    expect(await screen.findByRole('link', { name: 'View analytics' })).toHaveAttribute(
      'href',
      '/admin/zoom#analytics',
    );
  });

  it('lists recent activities in the reader’s language', async () => {
    openPage({ language: 'es' });
    expect(await screen.findByText('Mateo Rivas añadió el testimonio «Ana»')).toBeVisible();
    expect(screen.getByText('Adriana Salazar modificó el ajuste «Idioma del sitio»')).toBeVisible();
  });

  it('falls back to the description of an untranslated activity', async () => {
    const [known] = stats.recentActivities;
    const unknown = { ...known, verb: 'painted', description: 'The server painted the walls' };
    openPage({}, { 'GET /api/admin/stats': { ...stats, recentActivities: [unknown] } });
    expect(await screen.findByText('The server painted the walls')).toBeVisible();
  });

  it('refetches the figures every 30 seconds', async () => {
    jest.useFakeTimers();
    try {
      const { calls } = openPage();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      stubApi({ 'GET /api/admin/stats': { ...stats, materials: 10 } });
      await act(() => jest.advanceTimersByTimeAsync(30_000));

      expect(await screen.findByText('10', { selector: 'dd' })).toBeVisible();
      expect(calls.filter(({ path }) => path === '/api/admin/stats')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reports a failure to load the figures, shows the other cards, and retries on request', async () => {
    let isUp = false;
    const { user } = openPage(
      {},
      { 'GET /api/admin/stats': () => (isUp ? stats : failure(503, 'server.not-ready')) },
    );
    expect(await screen.findByText('Failed to load the figures')).toBeVisible();
    expect(screen.getByText('Nothing is due.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Quick actions' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figureOf('Live sessions')).toBe('6');
    expect(screen.getByRole('region', { name: 'Recent activities' })).toBeVisible();
  });

  it('shows the other cards if the figures throw', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const broken = { ...stats, activity: null as never };
    openPage({}, { 'GET /api/admin/stats': broken });
    expect(await screen.findByText('This part of the console could not be loaded')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Activity by day' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Quick actions' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Recent activities' })).toBeVisible();
  });
});
