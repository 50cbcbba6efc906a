import type { PageContribution } from './modules.ts';
import { linksOf, pageOfLink } from './slot-links.ts';
import type { SlotContribution } from './slots.ts';

const PAGES = [
  { path: '/admin/blog', items: [{ noun: 'collection-documents' as const }] },
  { path: '/admin/tags' },
];

describe('pageOfLink', () => {
  it.each([
    ['/admin/blog', '/admin/blog'],
    ['/admin/blog?tab=drafts#top', '/admin/blog'],
    ['/admin/blog/new?from={id}', '/admin/blog'],
    ['/admin/blog/{id}', '/admin/blog'],
    ['/admin/tags#a/b', '/admin/tags'],
    ['/admin/tags/new', undefined],
    ['/admin/users', undefined],
  ])('finds for %s the page %s', (link, path) => {
    expect(pageOfLink(PAGES, link)?.path).toBe(path);
  });
});

describe('linksOf', () => {
  const page = (path: string, permission: PageContribution['permission']): PageContribution => ({
    ...{ page: path, path, permission, title: { es: path, en: path } },
  });
  const command = (name: string, path: string, more = {}): SlotContribution => ({
    ...{ slot: 'command', name, path, icon: 'edit', title: { es: name, en: name } },
    ...more,
  });
  const modules = [
    {
      pages: [page('/admin/blog', 'content.write'), page('/admin/keys', 'settings.write')],
      slots: [
        command('later', '/admin/blog', { order: 9 }),
        command('own', '/admin/blog', { permission: 'users.write' }),
        command('closed', '/admin/keys'),
        command('gone', '/admin/gone'),
      ],
    },
    { pages: [page('/admin/art', 'content.write')], slots: [command('first', '/admin/art', { order: 1 })] },
    { pages: [] },
  ];

  it('are in order, and lead to pages of their module that the reader may open', () => {
    const links = linksOf(modules, 'command', (permission) => permission === 'content.write');
    expect(links.map(({ contribution }) => contribution.name)).toEqual(['first', 'later']);
    expect(links[0]?.page.path).toBe('/admin/art');
    expect(linksOf(modules, 'command', () => true)).toHaveLength(4);
    expect(linksOf(modules, 'item-action', () => true)).toEqual([]);
  });
});
