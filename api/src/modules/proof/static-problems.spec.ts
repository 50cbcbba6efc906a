import type { BuiltDescriptor, PageContribution, ReleaseName } from '@vitral/contracts/modules';
import { type ReleaseProblem, releaseProblemText } from '@vitral/contracts/release-problems';
import type { SlotContribution } from '@vitral/contracts/slots';
import { staticProblems } from './static-problems.ts';
import type { SetMember } from './weight.ts';

const SHARED = { react: '^19.3.1', '@vitral/ui': '^0.1.0' };

function member(
  name: ReleaseName,
  more: Partial<BuiltDescriptor> = {},
  files: SetMember['files'] = [],
): SetMember {
  const library = name === 'shell' ? null : name.replaceAll('-', '_');
  const descriptor = {
    ...{ name, library, contract: 1, version: '1.0.0', pages: [], entry: 'entry.js', styles: [] },
    ...{ shared: SHARED, integrity: {} },
    ...more,
  };
  return { descriptor, files };
}

const page = (path: string, title: string, more: Partial<PageContribution> = {}): PageContribution => ({
  page: path.slice(path.lastIndexOf('/') + 1),
  path,
  permission: 'users.write',
  title: { es: title, en: `${title} in English` },
  navigation: { order: 1, icon: 'groups' },
  ...more,
});

const shell = member('shell');
const people = (...pages: PageContribution[]) => member('mfe-people', { pages });
const social = (...pages: PageContribution[]) => member('mfe-social', { pages });

const CARD: SlotContribution = {
  slot: 'dashboard-card',
  name: 'newest',
  title: { es: 'Lo nuevo', en: 'Newest' },
  permission: 'users.write',
};
const COMMAND = {
  slot: 'command' as const,
  name: 'drafts',
  title: { es: 'Borradores', en: 'Drafts' },
  path: '/admin/a?tab=drafts',
  icon: 'edit',
};
const withSlots = (...slots: SlotContribution[]) =>
  member('mfe-people', { pages: [page('/admin/a', 'A')], slots });

const problems = (
  set: SetMember[],
  before: SetMember[] = [],
  mayLowerPermissions = false,
): ReleaseProblem[] => staticProblems(set, { before, mayLowerPermissions });
const texts = (found: ReleaseProblem[]) => found.map(releaseProblemText);

describe('staticProblems', () => {
  it('accepts releases that work together', () => {
    const set = [shell, people(page('/admin/users', 'Gente')), social(page('/admin/feeds', 'Redes'))];
    expect(problems(set, set)).toEqual([]);
  });

  it.each<[string, SetMember[], string]>([
    [
      'a contract that the shell does not support',
      [shell, member('mfe-people', { contract: 2 })],
      'The release uses contract 2, but the site supports 1. Build it from a revision with a supported contract.',
    ],
    [
      'a library that the shell does not provide',
      [shell, member('mfe-people', { shared: { dayjs: '^1.0.0' } })],
      'mfe-people needs dayjs, which the shell does not provide. First publish a shell that provides it.',
    ],
    [
      'a version of a library that the shell does not provide',
      [shell, member('mfe-people', { shared: { react: '^19.4.0' } })],
      'mfe-people needs react ^19.4.0, but the shell provides 19.3.1. Build the module with the versions of the shell, or publish the shell first.',
    ],
    [
      'two pages at one path',
      [shell, people(page('/admin/a', 'A')), social(page('/admin/a', 'B'))],
      'mfe-social and mfe-people both define /admin/a. Choose another path.',
    ],
    [
      'two lines of the sidebar with one title',
      [shell, people(page('/admin/a', 'A')), social(page('/admin/b', 'A'))],
      'mfe-social and mfe-people both have the sidebar entry A. Choose another title.',
    ],
    [
      'a permission that the API does not have',
      [shell, people(page('/admin/a', 'A', { permission: 'gold.write' as 'users.write' }))],
      '/admin/a requires the permission gold.write, which does not exist. Add it to the API first, or use an existing one.',
    ],
    [
      'a path outside the console',
      [shell, people(page('/elsewhere', 'A'))],
      '/elsewhere is reserved or not a console path. Choose a path such as /admin/events.',
    ],
    [
      'a path of the shell itself',
      [shell, people(page('/admin/register', 'A'))],
      '/admin/register is reserved or not a console path. Choose a path such as /admin/events.',
    ],
    [
      'a card with a permission that the API does not have',
      [shell, withSlots({ ...CARD, permission: 'gold.write' as 'users.write' })],
      'dashboard-card newest requires the permission gold.write, which does not exist. Add it to the API first, or use an existing one.',
    ],
    [
      'a command that opens no page of its module',
      [shell, withSlots({ ...COMMAND, path: '/admin/b?tab=c' })],
      'The contribution drafts opens /admin/b?tab=c, which is not a page of mfe-people. Link a page that its module.json lists.',
    ],
    [
      'an action of items that the site does not have',
      [
        shell,
        withSlots({ ...COMMAND, slot: 'item-action', noun: 'planets' as 'users', path: '/admin/a?of={id}' }),
      ],
      'The contribution drafts belongs to items of planets, which the site does not have. Use a noun of its console.',
    ],
    [
      'a title in one language only',
      [shell, people(page('/admin/a', 'A', { title: { es: 'A', en: ' ' } }))],
      'The page /admin/a has no title in en. Add it to src/module.json.',
    ],
  ])('refuses %s', (_, set, sentence) => {
    expect(texts(problems(set, [], true))).toEqual([sentence]);
  });

  it('allows equal titles if one page is not in the sidebar', () => {
    const hidden = page('/admin/b', 'A', { navigation: undefined });
    expect(problems([shell, people(page('/admin/a', 'A')), social(hidden)], [], true)).toEqual([]);
  });

  it('accepts a range that includes the version of the shell', () => {
    const ranges = { react: '>=19.1.0 <20', '@vitral/ui': '^0.1.0' };
    expect(problems([shell, member('mfe-people', { shared: ranges })])).toEqual([]);
  });

  it('requires the shell and the modules of the previous set, but not modules that were never published', () => {
    expect(texts(problems([people()], [shell, people(), social()]))).toEqual([
      'shell would be missing from the set. Publish it first.',
      'mfe-social would be missing from the set. Publish it first.',
    ]);
  });

  describe('a page that opens to more people than before', () => {
    const closed = people(page('/admin/a', 'A', { permission: 'users.write' }));
    const open = page('/admin/a', 'A', { permission: 'materials.write' });
    const sentence =
      '/admin/a requires materials.write instead of users.write. Only an admin can activate a release that opens a page to more people.';

    it('is refused in any module, and also when its path changes', () => {
      expect(texts(problems([shell, people(open)], [shell, closed]))).toEqual([sentence]);
      expect(texts(problems([shell, people(), social(open)], [shell, closed]))).toEqual([sentence]);
      const moved = people({ ...open, path: '/admin/b' });
      expect(texts(problems([shell, moved], [shell, closed]))).toEqual([
        sentence.replace('admin/a', 'admin/b'),
      ]);
    });

    it('is refused for a card, too', () => {
      const opened = withSlots({ ...CARD, permission: 'materials.write' });
      expect(texts(problems([shell, opened], [shell, withSlots(CARD)]))).toEqual([
        sentence.replace('/admin/a', 'mfe-people dashboard-card newest'),
      ]);
      expect(problems([shell, withSlots(CARD, COMMAND)], [shell, opened])).toEqual([]);
    });

    it('may be activated by a person with the permission', () => {
      expect(problems([shell, people(open)], [shell, closed], true)).toEqual([]);
    });

    it('is not reported when the same or fewer people may open it', () => {
      const other = people(page('/admin/a', 'A', { permission: 'audit.read' }));
      expect(problems([shell, other], [shell, closed])).toEqual([]);
      expect(problems([shell, closed], [shell, people(open)])).toEqual([]);
    });
  });

  describe('the landing page', () => {
    const load = (page: string) => ({ loads: { [page]: { files: ['a.js'], brotliBytes: 200_000 } } });
    const file = (path: string, size: number) => ({ path, size, sha256: '' });
    const heavyShell = member('shell', load('every public page'), [
      file('a.js', 300_000),
      file('a.js.br', 90_000),
    ]);
    const site = (size: number) => member('mfe-public', load('the landing page'), [file('a.js', size)]);

    it('has a limit for the transferred bytes of shell and mfe-public together', () => {
      expect(problems([heavyShell, site(40_000)])).toEqual([]);
      expect(texts(problems([heavyShell, site(40_001)]))).toEqual([
        'The landing page’s scripts, in shell and mfe-public together, take 130001 bytes; 130000 are allowed.',
      ]);
    });

    it('has no limit if its files were not recorded', () => {
      expect(problems([member('shell', load('every public page')), site(900_000)])).toEqual([]);
    });
  });
});
