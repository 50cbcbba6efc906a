import type { Role } from '@vitral/contracts/access';
import type { Navigation, PageContribution } from '@vitral/contracts/modules';
import type { WorkEntry } from '@vitral/contracts/work-queue';
import { failure, screen, waitFor, within } from '@vitral/testing';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import { useSidebarView } from './sidebar-view.ts';

const page = (
  path: string,
  order: number,
  group: Navigation['group'],
  more: Partial<PageContribution & Pick<Navigation, 'isAction'>> = {},
) => {
  const { isAction = false, ...contribution } = more;
  return pageOf(path, {
    page: path,
    navigation: { order, icon: 'star', ...(group && { group }), isAction },
    ...contribution,
  });
};

const { modules } = bootWith([
  moduleWith([
    page('/admin/users', 80, 'people', { permission: 'users.write' }),
    page('/admin/messages', 75, 'people', { permission: 'contact-messages.write' }),
    page('/admin/content', 40, 'library', { permission: 'content.write' }),
    page('/admin/upload', 35, 'library', { permission: 'content.write', isAction: true }),
    page('/admin/profile', 95, 'account'),
    page('/admin/extra', 5, undefined),
    pageOf('/admin/hidden', { page: 'hidden', navigation: undefined }),
  ]),
  moduleWith([
    page('/admin/dashboard', 10, 'today'),
    pageOf('/admin/start', { page: '/admin/dashboard', navigation: undefined }),
  ]),
]);

function Links({ isNarrow }: { isNarrow?: boolean }) {
  const { view, change } = useSidebarView();
  return <SidebarLinks view={{ ...view, ...(isNarrow && { isNarrow }) }} onChange={change} />;
}

const work = (page: string, severity: WorkEntry['severity'], count: number): WorkEntry => ({
  kind: 'contact-messages-due',
  severity,
  count,
  items: [],
  page,
  action: page,
});
const QUEUE = [
  work('/admin/messages', 'overdue', 2),
  work('/admin/messages', 'due', 1),
  work('/admin/start', 'due', 120),
  work('/admin/users', 'information', 4),
];

async function open(role: Role, path = '/admin/dashboard', { isNarrow = false, queue = [] as unknown } = {}) {
  const rendered = renderScreen(<Links isNarrow={isNarrow} />, {
    role,
    path,
    boot: { modules },
    responses: { 'GET /api/work-queue': queue },
  });
  await screen.findByRole('link', { name: /^\/admin\/dashboard in English/ });
  return rendered;
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

describe('SidebarLinks', () => {
  it.each<[Role, string[]]>([
    ['user', ['/admin/dashboard', '/admin/extra']],
    ['manager', ['/admin/dashboard', '/admin/upload', '/admin/content', '/admin/messages', '/admin/extra']],
    [
      'admin',
      [
        '/admin/dashboard',
        '/admin/upload',
        '/admin/content',
        '/admin/messages',
        '/admin/users',
        '/admin/extra',
      ],
    ],
  ])('lists the pages that a %s may open, in groups', async (role, paths) => {
    await open(role);
    expect(links()).toEqual(paths);
  });

  it('names a group of several links', async () => {
    await open('admin');
    const people = within(screen.getByRole('list', { name: 'People' }));
    expect(people.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
  });

  it('marks the open page, at each of its paths', async () => {
    await open('manager', '/admin/start');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('/admin/dashboard in English');
  });

  it('hides the links of a closed group but the open one, also after a reload', async () => {
    const { user, unmount } = await open('admin', '/admin/messages');
    await user.click(screen.getByRole('button', { name: 'People' }));
    expect(screen.getByRole('button', { name: 'People' })).toHaveAttribute('aria-expanded', 'false');
    expect(links()).toContain('/admin/messages');
    expect(links()).not.toContain('/admin/users');

    unmount();
    const again = await open('admin');
    expect(links()).not.toContain('/admin/messages');
    await again.user.click(screen.getByRole('button', { name: 'People' }));
    expect(links()).toContain('/admin/users');
  });

  it('keeps the names of links that show icons only', async () => {
    await open('admin', '/admin/users', { isNarrow: true });
    expect(screen.getByRole('link', { name: '/admin/users in English', current: 'page' })).toHaveAttribute(
      'title',
      '/admin/users in English',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([false, true])(
    'counts the due work of each page beside its link; icons only: %p',
    async (isNarrow) => {
      await open('admin', '/admin/dashboard', { isNarrow, queue: QUEUE });
      const messages = await screen.findByRole('link', { name: '/admin/messages in English, 3 due' });
      expect(within(messages).getByText('3')).toBeVisible();
      // The work of another path of the page counts, too.
      const dashboard = screen.getByRole('link', { name: '/admin/dashboard in English, 120 due' });
      expect(within(dashboard).getByText('99+')).toBeVisible();
      expect(screen.getByRole('link', { name: '/admin/users in English' })).toBeVisible();
    },
  );

  it('shows the links without counts if the work cannot be read', async () => {
    const { calls } = await open('admin', '/admin/dashboard', { queue: failure(503, 'server.not-ready') });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/work-queue'));
    expect(screen.getByRole('link', { name: '/admin/messages in English' })).toBeVisible();
  });

  it('reads no work for an account that has to set up its second factor', async () => {
    const own = bootWith([moduleWith([page('/admin/own', 1, 'people', { permission: 'profile.write' })])]);
    const { calls } = renderScreen(<Links />, {
      role: 'admin',
      person: { needsSecondFactor: true },
      boot: { modules: own.modules },
    });
    expect(await screen.findByRole('link', { name: '/admin/own in English' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
