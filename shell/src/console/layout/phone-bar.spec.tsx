import type { Navigation, PageContribution } from '@vitral/contracts/modules';
import type { WorkQueue } from '@vitral/contracts/work-queue';
import { Link } from '@vitral/router';
import { screen, within } from '@vitral/testing';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { PhoneBar, useVisitCount } from './phone-bar.tsx';
import { readVisits } from './visits.ts';

const page = (
  path: string,
  order: number,
  group: Navigation['group'],
  permission: PageContribution['permission'] = 'dashboard.read',
) => pageOf(path, { page: path, permission, navigation: { order, icon: 'star', group } });

const { modules } = bootWith([
  moduleWith([
    page('/admin/dashboard', 1, 'today'),
    page('/admin/pages', 2, 'site'),
    page('/admin/team', 3, 'site'),
    page('/admin/content', 4, 'library'),
    page('/admin/messages', 5, 'people'),
    page('/admin/users', 6, 'people', 'users.write'),
  ]),
]);
const QUEUE: WorkQueue = [
  {
    kind: 'contact-messages-due',
    severity: 'due',
    count: 3,
    items: [],
    page: '/admin/messages',
    action: '/admin/messages?due=due',
  },
];
const onOpenMenu = jest.fn();

function Bar() {
  useVisitCount();
  return (
    <>
      <Link to="/admin/team">Elsewhere</Link>
      <PhoneBar onOpenMenu={onOpenMenu} />
    </>
  );
}

async function open(path = '/admin/dashboard') {
  const rendered = renderScreen(<Bar />, {
    role: 'manager',
    path,
    boot: { modules },
    responses: { 'GET /api/work-queue': QUEUE },
  });
  const bar = within(await screen.findByRole('navigation', { name: 'Most used pages' }));
  const links = () => bar.getAllByRole('link').map((link) => link.getAttribute('href'));
  return { ...rendered, bar, links };
}

beforeEach(() => {
  localStorage.clear();
  onOpenMenu.mockReset();
});

describe('PhoneBar', () => {
  it('links to four pages, marks the open one and opens the menu', async () => {
    const { user, bar, links } = await open();

    expect(links()).toEqual(['/admin/dashboard', '/admin/pages', '/admin/content', '/admin/messages']);
    expect(bar.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin/dashboard');
    await user.click(bar.getByRole('button', { name: 'Open menu' }));
    expect(onOpenMenu).toHaveBeenCalled();
  });

  it('links to the pages that were opened most, from the next start on', async () => {
    const { user, links, unmount } = await open();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(readVisits()).toEqual(['/admin/dashboard', '/admin/team']);
    expect(links()).not.toContain('/admin/team');

    unmount();
    expect((await open()).links()).toContain('/admin/team');
  });

  it('counts the due work of a page at its icon', async () => {
    const { bar } = await open();
    expect(await bar.findByRole('link', { name: '/admin/messages in English, 3 due' })).toHaveTextContent(
      '3',
    );
    expect(bar.getByRole('link', { name: '/admin/pages in English' })).toBeVisible();
  });

  it('shows no page that the role may not open', async () => {
    localStorage.setItem('vitral.visits', JSON.stringify(['/admin/users', '/admin/users']));
    expect((await open()).links()).not.toContain('/admin/users');
  });

  it.each(['{', '{}', '[1]', 'null'])('survives %s in the storage of the browser', async (stored) => {
    localStorage.setItem('vitral.visits', stored);
    expect((await open()).links()).toHaveLength(4);
  });

  it('marks the start page while the console redirects to it', async () => {
    const { bar } = await open('/admin');
    expect(bar.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin/dashboard');
  });
});
