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

const ZOOM = {
  path: '/admin/zoom',
  items: [
    { noun: 'zoom-meetings' },
    { noun: 'meeting-dates', part: 'dates', isNested: true },
  ] satisfies ItemContribution[],
};

describe('itemUrl', () => {
  it.each([
    ['team-members', 'm1', '/admin/team/m1'],
    ['social-feeds', 'f1', '/admin/feeds/posts/f1?tab=current'],
    ['embeds', 'a/b', '/admin/feeds/embeds/a%2Fb'],
    ['meeting-dates', 'z1/dates/2027-01-05', '/admin/zoom/z1/dates/2027-01-05'],
    ['meeting-dates', 'e1', null],
    ['users', 'u1', null],
  ])('returns for %s %s the URL %s', (noun, id, url) => {
    expect(itemUrl([{ path: '/admin/other' }, TEAM, FEEDS, ZOOM], noun, id)).toBe(url);
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
    [ZOOM, '/admin/zoom/z1', true],
    [ZOOM, '/admin/zoom/z1/dates/2027-01-05', true],
    [ZOOM, '/admin/zoom/z1/dates', false],
    [ZOOM, '/admin/zoom/z1/others/1', false],
    [ZOOM, '/admin/zoom//dates/1', false],
    [{ path: '/admin/debug' }, '/admin/debug/x', false],
  ])('of %j says for %s: %s', (page, pathname, isPath) => {
    expect(isPathOf(page, pathname)).toBe(isPath);
  });
});
