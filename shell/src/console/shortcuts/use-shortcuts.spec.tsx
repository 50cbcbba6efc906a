import type { PageContribution } from '@vitral/contracts/modules';
import { useLocation } from '@vitral/router';
import { screen, waitFor, within } from '@vitral/testing';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { useShortcutsDialog } from './use-shortcuts-dialog.tsx';

const page = (path: string, key: string, more: Partial<PageContribution> = {}) =>
  pageOf(path, {
    page: path,
    title: { es: path, en: path },
    navigation: { order: 1, icon: 'star', key },
    ...more,
  });

const { modules } = bootWith([
  moduleWith([
    page('/admin/dashboard', 'd'),
    page('/admin/resources', 'o', {
      search: { create: { title: { es: '', en: '' }, permission: 'team-resources.write' } },
    }),
    page('/admin/users', 'u', { permission: 'users.write' }),
  ]),
]);

let onHelp: jest.Mock | null;

function Screen() {
  const { shortcuts } = useShortcutsDialog(onHelp);
  const { pathname, search } = useLocation();
  return (
    <main>
      <label>
        Search
        <input type="search" />
      </label>
      <output>{pathname + search}</output>
      {shortcuts}
    </main>
  );
}

async function open(role: 'user' | 'manager' = 'manager', path = '/admin/dashboard') {
  const rendered = renderScreen(<Screen />, { role, path, boot: { modules } });
  await screen.findByRole('searchbox');
  const url = screen.getByRole('status');
  const expectUrl = (expected: string) => expect(url.textContent).toBe(expected);
  return { ...rendered, expectUrl };
}

beforeEach(() => {
  localStorage.clear();
  onHelp = jest.fn();
});

describe('shortcuts', () => {
  it('open a page with G and its letter', async () => {
    const { user, expectUrl } = await open();
    await user.keyboard('go');
    expectUrl('/admin/resources');
  });

  it('open no page that the role may not', async () => {
    const { user, expectUrl } = await open();
    await user.keyboard('gu');
    expectUrl('/admin/dashboard');
  });

  it('open the help of the page with H', async () => {
    const { user } = await open();
    await user.keyboard('h');
    expect(onHelp).toHaveBeenCalledTimes(1);
    await user.type(screen.getByRole('searchbox'), 'h');
    expect(onHelp).toHaveBeenCalledTimes(1);
  });

  it('do nothing with H on a page without help', async () => {
    onHelp = null;
    const { user, expectUrl } = await open();
    await user.keyboard('h');
    expectUrl('/admin/dashboard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('make a new item of the page, if the role may', async () => {
    const manager = await open('manager', '/admin/resources');
    await manager.user.keyboard('n');
    manager.expectUrl('/admin/resources/new');
    manager.unmount();

    const user = await open('user', '/admin/resources');
    await user.user.keyboard('n');
    user.expectUrl('/admin/resources');
  });

  it('put the focus into the search of the list, where letters are text', async () => {
    const { user, expectUrl } = await open();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('go?');
    expect(screen.getByRole('searchbox')).toHaveValue('go?');
    expectUrl('/admin/dashboard');
  });

  it('are listed by ?, with the pages of the role, and can be switched off', async () => {
    const { user, expectUrl } = await open();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('/admin/resources')).toBeVisible();
    expect(dialog.getByText('Messages in the corner').nextElementSibling).toHaveTextContent('AltT');
    expect(dialog.queryByText('/admin/users')).not.toBeInTheDocument();
    await user.keyboard('go');
    expectUrl('/admin/dashboard');

    await user.click(dialog.getByRole('switch', { name: 'Single keys run shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('go?');
    expectUrl('/admin/dashboard');
    expect(localStorage.getItem('vitral.keys')).toBe('off');
  });
});
