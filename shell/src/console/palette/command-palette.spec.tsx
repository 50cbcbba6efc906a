import type { BootModule, PageContribution } from '@vitral/contracts/modules';
import { useLocation } from '@vitral/router';
import { failure, screen, waitFor, within, type ApiCall, type StubbedResponses } from '@vitral/testing';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { PaletteButton } from './palette-button.tsx';
import type { PaletteCommand } from './palette-entries.ts';
import { usePalette } from './use-palette.tsx';

const page = (path: string, order: number, title: string, more: Partial<PageContribution> = {}) =>
  pageOf(path, {
    page: path,
    permission: path === '/admin/users' ? 'users.write' : 'dashboard.read',
    title: { es: `${title} es`, en: title },
    navigation: { order, icon: 'star' },
    ...more,
  });

const { modules } = bootWith([
  moduleWith([
    page('/admin/dashboard', 1, 'Dashboard'),
    page('/admin/testimonials', 2, 'Testimonials', {
      items: [{ noun: 'testimonials' }],
      search: { create: { title: { es: 'Añadir un testimonio', en: 'Add a testimonial' } } },
    }),
    page('/admin/users', 3, 'Users'),
  ]),
]);
const BLOG: BootModule = {
  ...moduleWith([page('/admin/blog', 4, 'Blog')]),
  slots: [
    {
      ...{ slot: 'command', name: 'drafts', path: '/admin/blog?tab=drafts', icon: 'edit' },
      title: { es: 'Borradores', en: 'Continue a draft' },
      keywords: { es: 'escribir', en: 'write' },
    },
    {
      ...{ slot: 'command', name: 'open', path: '/admin/blog', icon: 'edit', isQuickAction: true },
      title: { es: 'Ver la bitácora', en: 'See the blog' },
    },
    {
      ...{ slot: 'command', name: 'erase', path: '/admin/blog?tab=trash', icon: 'delete' },
      ...{ title: { es: 'Papelera', en: 'Write off' }, permission: 'users.write' },
    },
  ],
};
const MARISOL = { noun: 'testimonials', id: 't1', title: 'Marisol', detail: 'Monterrey' };

function Screen({ commands }: { commands: PaletteCommand[] }) {
  const { palette, openPalette } = usePalette(commands);
  const { pathname, search } = useLocation();
  return (
    <>
      <PaletteButton isNarrow={false} onOpen={openPalette} />
      <output>{pathname + search}</output>
      {palette}
    </>
  );
}

async function open(
  responses: StubbedResponses = {},
  role: 'manager' | 'admin' = 'admin',
  commands: PaletteCommand[] = [],
  more: BootModule[] = [],
) {
  const rendered = renderScreen(<Screen commands={commands} />, {
    role,
    path: '/admin/dashboard',
    boot: { modules: [...modules, ...more] },
    responses,
  });
  await screen.findByRole('button', { name: /^Search or go to/ });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search or go to' }));
  await palette.findByRole('combobox');
  const lines = () => palette.getAllByRole('option').map(({ textContent }) => textContent);
  return { ...rendered, palette, lines };
}

// cmdk measures its list, and jsdom has no layout.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
beforeEach(() => localStorage.clear());

describe('CommandPalette', () => {
  it('opens by its shortcut and its button, and lists pages and items to create', async () => {
    const { user, lines } = await open();
    expect(lines()).toEqual(['Dashboard', 'Testimonials', 'Users', 'Add a testimonial']);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
    expect(await screen.findByRole('dialog', { name: 'Search or go to' })).toBeVisible();
  });

  it('lists no page that the role may not open', async () => {
    const { lines } = await open({}, 'manager');
    expect(lines()).not.toContain('Users');
  });

  it('finds items on the server, and opens the selected one by keyboard', async () => {
    const { user, calls, palette, lines } = await open({ 'GET /api/search': [MARISOL] });
    await user.type(palette.getByRole('combobox'), 'mar mon');

    await waitFor(() => expect(lines()).toEqual(['MarisolTestimonials · Monterrey']));
    expect(calls.at(-1)?.query).toEqual({ q: 'mar mon' });
    expect(palette.getByRole('status')).toHaveTextContent('1 result');
    await user.keyboard('{Enter}');
    expect(screen.getByText('/admin/testimonials/t1')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('drops items found for an earlier text that do not match the current one', async () => {
    let answer = (_items: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const { user, palette, lines } = await open({
      'GET /api/search': ({ query }: ApiCall) => (query['q'] === 'mar' ? [MARISOL] : waiting),
    });
    await user.type(palette.getByRole('combobox'), 'mar');
    await waitFor(() => expect(lines()).toEqual(['MarisolTestimonials · Monterrey']));

    await user.type(palette.getByRole('combobox'), 'isol');
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('Searching…'));
    expect(lines()).toEqual(['MarisolTestimonials · Monterrey']);
    await user.clear(palette.getByRole('combobox'));
    await user.type(palette.getByRole('combobox'), 'xyz');
    expect(palette.queryByRole('option')).not.toBeInTheDocument();
    answer([]);
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('0 results'));
  });

  it('moves the selection with the arrow keys, and wraps at both ends', async () => {
    const { user, palette } = await open();
    const marked = () => palette.getByRole('option', { selected: true }).textContent;
    expect(marked()).toBe('Dashboard');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Testimonials');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toBe('Add a testimonial');
  });

  it('starts with the entries opened last', async () => {
    const { user, palette, unmount } = await open({ 'GET /api/search': [] });
    await user.type(palette.getByRole('combobox'), 'add');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/admin/testimonials/new')).toBeVisible();

    unmount();
    const again = await open();
    const recent = within(again.palette.getByRole('group', { name: 'Recent' }));
    expect(recent.getByRole('option')).toHaveTextContent('Add a testimonial');
  });

  it('does not show entries that another account opened', async () => {
    const entry = {
      kind: 'item',
      title: 'Secret',
      detail: '',
      icon: 'star',
      to: '/admin/testimonials/t9',
    };
    localStorage.setItem('vitral.recent', JSON.stringify({ account: 'another', entries: [entry] }));
    const { palette, lines } = await open();

    expect(lines()).not.toContain('Secret');
    expect(palette.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });

  it('runs a command by words of both languages', async () => {
    const run = jest.fn();
    const command = { title: 'Help on this page', icon: 'help', keys: 'H', words: 'ayuda help', run };
    const { user, palette, lines } = await open({ 'GET /api/search': [] }, 'admin', [command]);
    await user.type(palette.getByRole('combobox'), 'ayuda');
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('1 result'));
    expect(lines()).toEqual(['Help on this pageH']);
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('finds the commands of modules that the role may use, but no quick action that only opens a page', async () => {
    const { user, palette, lines } = await open({ 'GET /api/search': [] }, 'manager', [], [BLOG]);
    expect(within(palette.getByRole('group', { name: 'Actions' })).getByRole('option')).toHaveTextContent(
      'Continue a draftBlog',
    );
    await user.type(palette.getByRole('combobox'), 'write');
    await waitFor(() => expect(lines()).toEqual(['Continue a draftBlog']));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/admin/blog?tab=drafts')).toBeVisible();

    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option')).toHaveTextContent('Continue a draft');
  });

  it('reports that nothing matches', async () => {
    const { user, palette } = await open({ 'GET /api/search': [] });
    await user.type(palette.getByRole('combobox'), 'xyz');

    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('0 results'));
    expect(palette.queryByRole('option')).not.toBeInTheDocument();
  });

  it('lists pages while items cannot be searched', async () => {
    const { user, palette, lines } = await open({ 'GET /api/search': failure(503, 'server.not-ready') });
    await user.type(palette.getByRole('combobox'), 'testi');

    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent(/could not be searched/));
    expect(lines()).toEqual(['Testimonials', 'Add a testimonial']);
  });
});
