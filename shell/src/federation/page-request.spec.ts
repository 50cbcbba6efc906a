import type { BootModule } from '@vitral/contracts/modules';
import { bootWith, moduleWith, pageOf } from '../testing/boot.ts';
import { pageRequest } from './page-request.ts';

const users = pageOf('/admin/users', { page: 'users', permission: 'users.write' });
const people = moduleWith([users]);
const before: BootModule = {
  ...people,
  version: '0.0.9',
  library: 'mfe_people_0',
  base: '/modules/mfe-people/0.0.9-0/',
};

const fallbackFor = (fallback: Partial<BootModule>, module = people) =>
  pageRequest({ ...bootWith([module]), fallbacks: [{ ...before, ...fallback }] }, module, users).fallback;

describe('pageRequest', () => {
  it('has the previous release as fallback if it has the same page with the same permission', () => {
    expect(fallbackFor({})).toEqual(before);
  });

  it.each([
    ['is of another module', { name: 'mfe-social' as const }],
    ['has no such page', { pages: [] }],
    ['has the page at another path', { pages: [{ ...users, path: '/admin/people' }] }],
    ['requires another permission', { pages: [{ ...users, permission: 'dashboard.read' as const }] }],
    ['has another contract version', { contract: 99 }],
    ['would take the place of the new one', { library: people.library }],
  ])('does not fall back on a release that %s', (_why, fallback) => {
    expect(fallbackFor(fallback)).toBeNull();
  });

  it('has no fallback for a module on a developer’s machine', () => {
    expect(fallbackFor({}, { ...people, isDeveloped: true })).toBeNull();
  });

  it('has no fallback without previous releases', () => {
    expect(pageRequest(bootWith([people]), people, users)).toEqual({
      set: 'set',
      module: people,
      fallback: null,
      contribution: users,
    });
  });
});
