import type { PageContribution } from '@vitral/contracts/modules';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { linkedPages } from '../navigation/linked-pages.ts';
import { entriesOf, entriesOfItems, matching } from './palette-entries.ts';

const page = (path: string, order: number, es: string, en: string, more: Partial<PageContribution> = {}) =>
  pageOf(path, { page: path, title: { es, en }, navigation: { order, icon: 'star' }, ...more });

const pages = linkedPages(
  bootWith([
    moduleWith([
      page('/admin/pages', 1, 'Páginas', 'Pages', {
        items: [{ noun: 'site-pages' }],
        search: {
          create: { title: { es: 'Añadir una página', en: 'Add a page' }, permission: 'site-pages.write' },
        },
      }),
      page('/admin/settings', 2, 'Ajustes', 'Settings', {
        search: { parts: [{ title: { es: 'Avisos', en: 'Notifications' }, query: 'tab=notifications' }] },
      }),
      page('/admin/users', 3, 'Usuarios', 'Users', { items: [{ noun: 'users' }] }),
      page('/admin/team', 4, 'Equipo', 'Team'),
    ]),
  ]),
);
const entries = (mayCreate = true) => entriesOf(pages, 'en', () => mayCreate);
const found = (text: string) => matching(entries(), text).map(({ title }) => title);

describe('entriesOf', () => {
  it('lists pages, their parts and the items that they create', () => {
    expect(entries().map(({ kind, title, to }) => [kind, title, to])).toEqual([
      ['page', 'Pages', '/admin/pages'],
      ['create', 'Add a page', '/admin/pages/new'],
      ['page', 'Settings', '/admin/settings'],
      ['page', 'Notifications', '/admin/settings?tab=notifications'],
      ['page', 'Users', '/admin/users'],
      ['page', 'Team', '/admin/team'],
    ]);
  });

  it('offers to make only what the role may', () => {
    expect(entries(false).filter(({ kind }) => kind === 'create')).toEqual([]);
  });
});

describe('matching', () => {
  it('finds words of every language, without accents and in any order', () => {
    expect(found('pagina')).toEqual(['Pages', 'Add a page']);
    expect(found('PAGE add')).toEqual(['Add a page']);
    expect(found('avisos ajustes')).toEqual(['Notifications']);
    expect(found('nothing')).toEqual([]);
  });

  it('starts with titles that begin with the text', () => {
    expect(found('not')).toEqual(['Notifications']);
    expect(found('s')[0]).toBe('Settings');
  });
});

describe('entriesOfItems', () => {
  it('opens items on the page of their noun', () => {
    const items = [
      { noun: 'site-pages', id: 'p1', title: 'Retiro', detail: 'retiro' },
      { noun: 'users', id: 'u1', title: 'Ana & Co?', detail: 'ana@example.org' },
    ] as const;
    expect(entriesOfItems([...items], pages, 'en')).toMatchObject([
      { to: '/admin/pages/p1', detail: 'Pages · retiro' },
      { to: '/admin/users/u1', detail: 'Users · ana@example.org' },
    ]);
  });

  it('leaves out items of which no page is open to the role', () => {
    expect(entriesOfItems([{ noun: 'redirects', id: 'r1', title: '/a', detail: '' }], pages, 'en')).toEqual(
      [],
    );
  });
});
