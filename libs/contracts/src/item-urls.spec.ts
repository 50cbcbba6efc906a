import { isPathOf, itemUrl } from './item-urls.ts';
import type { ItemContribution } from './modules.ts';

const TEAM = { path: '/admin/team', items: [{ noun: 'team-members' }] satisfies ItemContribution[] };
const FEEDS = {
  path: '/admin/feeds',
  items: [
    { noun: 'social-feeds', part: 'posts', query: 'tab=current' },
    { noun: 'embeds', part: 'embeds' },
  ] satisfies ItemContribution[],
};

describe('itemUrl', () => {
  it.each([
    ['team-members', 'm1', '/admin/team/m1'],
    ['social-feeds', 'f1', '/admin/feeds/posts/f1?tab=current'],
    ['embeds', 'a/b', '/admin/feeds/embeds/a%2Fb'],
    ['users', 'u1', null],
  ])('returns for %s %s the URL %s', (noun, id, url) => {
    expect(itemUrl([{ path: '/admin/other' }, TEAM, FEEDS], noun, id)).toBe(url);
  });
});

describe('isPathOf', () => {
  it.each([
    [TEAM, '/admin/team', true],
    [TEAM, '/admin/team/m1', true],
    [TEAM, '/admin/team/m1/more', false],
    [TEAM, '/admin/team/', false],
    [TEAM, '/admin/teams', false],
    [FEEDS, '/admin/feeds/posts/f1', true],
    [FEEDS, '/admin/feeds/posts', false],
    [FEEDS, '/admin/feeds/others/f1', false],
    [{ path: '/admin/debug' }, '/admin/debug/x', false],
  ])('of %j says for %s: %s', (page, pathname, isPath) => {
    expect(isPathOf(page, pathname)).toBe(isPath);
  });
});
