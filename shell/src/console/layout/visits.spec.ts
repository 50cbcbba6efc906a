import type { Navigation } from '@vitral/contracts/modules';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { linkedPages, linkGroups } from '../navigation/linked-pages.ts';
import { mostVisited } from './visits.ts';

const page = (path: string, order: number, group: Navigation['group']) =>
  pageOf(path, { page: path, navigation: { order, icon: 'star', group } });

const groups = linkGroups(
  linkedPages(
    bootWith([
      moduleWith([
        page('/admin/dashboard', 1, 'today'),
        page('/admin/pages', 2, 'site'),
        page('/admin/team', 3, 'site'),
        page('/admin/content', 4, 'library'),
        page('/admin/users', 5, 'people'),
        page('/admin/profile', 6, 'account'),
        pageOf('/admin/start', { page: '/admin/dashboard', navigation: undefined }),
      ]),
    ]),
  ),
);
const most = (visits: string[], count = 3) =>
  mostVisited(groups, visits, count).map(({ contribution }) => contribution.path);

describe('mostVisited', () => {
  it('starts with the first page of each group', () => {
    expect(most([])).toEqual(['/admin/dashboard', '/admin/pages', '/admin/content']);
    expect(most([], 10)).toEqual([
      '/admin/dashboard',
      '/admin/pages',
      '/admin/team',
      '/admin/content',
      '/admin/users',
    ]);
  });

  it('prefers visited pages, and keeps the order of the navigation', () => {
    expect(most(['/admin/users', '/admin/users', '/admin/team'])).toEqual([
      '/admin/dashboard',
      '/admin/team',
      '/admin/users',
    ]);
  });

  it('counts every path of a page, and ignores those of pages without a link', () => {
    expect(most(['/admin/start', '/admin/profile', '/admin/gone', '/admin/team'], 2)).toEqual([
      '/admin/dashboard',
      '/admin/team',
    ]);
  });
});
