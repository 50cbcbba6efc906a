import type { ReleaseDifference } from '@vitral/sdk/contracts/releases';
import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { active, newest, people, previous } from '../modules.fixtures.ts';
import { ComparePanel } from './compare-panel.tsx';

const SAME: ReleaseDifference = {
  from: active,
  to: newest,
  pages: [],
  publicPages: [],
  texts: [],
  textsTotal: 0,
  shared: [],
  weight: {
    scripts: { before: 10_240, after: 10_240 },
    styles: { before: 0, after: 0 },
    other: { before: 100, after: 100 },
  },
  files: { added: 0, removed: 0, kept: 12 },
};
const users = {
  page: 'users',
  path: '/admin/users',
  permission: 'users.write',
  title: { es: 'Usuarios', en: 'Users' },
  navigation: { order: 60, icon: 'badge' },
} as const;

const open = (difference: unknown, path = '/?tab=compare') => {
  const responses: StubbedResponses = {
    'GET /api/modules': [people],
    'GET /api/modules/mfe-people/releases': [newest, active, previous],
    [`GET /api/modules/releases/${newest.id}/difference`]: difference,
    [`GET /api/modules/releases/${active.id}/difference`]: difference,
  };
  return renderPage(<ComparePanel />, { module: remote, responses, path });
};
const requests = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path.endsWith('/difference')).map(({ path, query }) => [path, query['from']]);
const rowOf = async (list: string, text: string) => {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  return rows.find((row) => row.textContent?.includes(text));
};

describe('ComparePanel', () => {
  it('compares the newest release with the active one', async () => {
    const page = open({
      ...SAME,
      pages: [
        {
          path: '/admin/users',
          before: users,
          after: { ...users, permission: 'audit.read', title: { es: 'Usuarios', en: 'People' } },
        },
        { path: '/admin/events', before: null, after: { ...users, path: '/admin/events', page: 'events' } },
      ],
      texts: [{ language: 'en', key: 'users.title', before: 'Users', after: 'People' }],
      textsTotal: 3,
      weight: { ...SAME.weight, scripts: { before: 10_240, after: 12_288 } },
      files: { added: 2, removed: 1, kept: 11 },
    } satisfies ReleaseDifference);
    expect(
      await screen.findByRole('row', { name: /^Scripts.* 10\.00 KB 12\.00 KB \+2\.00 KB \(\+20\.00%\)$/ }),
    ).toBeVisible();
    const pages = 'Pages and navigation of the console (2)';
    const changed = await rowOf(pages, '/admin/users');
    expect(changed).toHaveTextContent('Permission: users.write Title: Usuarios / Users');
    expect(changed).toHaveTextContent('Permission: audit.read Title: Usuarios / People');
    expect(changed).not.toHaveTextContent('Sidebar');
    expect(await rowOf(pages, '/admin/events')).toHaveTextContent('New');
    expect(await rowOf('Texts (3)', 'users.title')).toHaveTextContent('BeforeUsersAfterPeople');
    expect(screen.getByText('2 more are not shown.')).toBeVisible();
    expect(screen.getByText('Unchanged: Public pages, Shared libraries.')).toBeVisible();
    expect(requests(page)).toEqual([[`/api/modules/releases/${newest.id}/difference`, active.id]]);
  });

  it('shows that two releases are equal, and swaps them on request', async () => {
    const page = open(SAME);
    expect(await screen.findByText('No differences')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Swap the two releases' }));
    expect(await screen.findByRole('combobox', { name: 'To' })).toHaveTextContent(/^0\.2\.0 .* Active$/);
    expect(requests(page).at(-1)).toEqual([`/api/modules/releases/${active.id}/difference`, newest.id]);
  });

  it('asks for another release when both are the same', async () => {
    open(SAME, `/?tab=compare&module=mfe-people&from=${active.id}&to=${active.id}`);
    expect(await screen.findByText('Choose two different releases')).toBeVisible();
  });

  it('shows why two releases cannot be compared', async () => {
    open(failure(409, 'modules.removed'));
    expect(await screen.findByText('Failed to compare the releases')).toBeVisible();
    expect(screen.getByText(/^The files of this release are gone/)).toBeVisible();
  });
});
