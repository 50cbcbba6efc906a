import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SampleRemote } from '../testing/sample-remote.ts';
import { islandsOf } from './islands.ts';

const island = (text: string) => `import { shared } from '../shared.ts';
  import { version } from 'react';
  export default (element) => element.append('${text}', shared, version);`;
const SOURCES = {
  'src/shared.ts': `export const shared = 'used by two islands ${'at length '.repeat(400)}';`,
  'src/small.ts': "export const small = 'a few words';",
  'src/menu/menu.module.css': '.menu { order: 41 }',
  'src/menu/later.module.css': '.later { order: 42 }',
  'src/menu/later.ts': "import styles from './later.module.css';\nexport const later = styles;",
  'src/alone.ts': "export const alone = 'used by one island';",
  'src/remote.tsx': "import { shared } from './shared.ts';\nexport const mount = 'the whole page ' + shared;",
  'src/menu/menu.island.ts': `import styles from './menu.module.css';
    import { small } from '../small.ts';
    console.log(styles, small, import('./later.ts'));\n${island('text of the menu')}`,
  'src/menu/menu.island.spec.ts': 'never built',
  'src/toast/toast.island.ts': "import { small } from '../small.ts';\nexport default () => small;",
  'src/calendar/calendar.island.tsx': `import { alone } from '../alone.ts';\nconsole.log(alone);\n${island('text of the calendar')}`,
};
const sample = new SampleRemote('mfe-islands', { publicPages: [] }, SOURCES);

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

/** Lists the scripts that contain a text. */
function scriptsWith(text: string): string[] {
  const scripts = Object.keys(sample.descriptor().integrity);
  return scripts.filter((file) => sample.read(file).includes(text));
}

describe('islands of a module', () => {
  it('are listed in the descriptor, sorted', () => {
    expect(sample.descriptor().islands).toEqual(['calendar', 'menu', 'toast']);
  });

  it('are listed with the scripts that each may load, later ones included', () => {
    const { islandScripts = {} } = sample.descriptor();
    const menu = [...scriptsWith('text of the menu'), ...scriptsWith('later:"')];
    expect(menu).toHaveLength(2);
    expect(islandScripts['menu']).toEqual(expect.arrayContaining(menu));
    for (const script of menu) expect(islandScripts['calendar']).not.toContain(script);
    expect(Object.values(islandScripts).flat().join()).not.toContain('remote.');
  });

  it('are exposed by the container, each as a script with its name', () => {
    const entry = sample.read(sample.descriptor().entry).toString();
    for (const name of ['./remote', './calendar', './menu']) expect(entry).toContain(`"${name}"`);
    expect(scriptsWith('text of the menu')).toEqual([expect.stringMatching(/^menu\.\w{8}\.js$/)]);
    expect(scriptsWith('text of the calendar')).toEqual([expect.stringMatching(/^calendar\.\w{8}\.js$/)]);
  });

  it('share one script for the code that two of them use', () => {
    const named = /^(menu|calendar)\./;
    expect(scriptsWith('used by two islands').filter((file) => named.test(file))).toEqual([]);
    expect(scriptsWith('used by two islands')).toHaveLength(2);
    expect(scriptsWith('the whole page')).toEqual([expect.stringMatching(/^remote\./)]);
    expect(scriptsWith('used by one island')).toEqual(scriptsWith('text of the calendar'));
  });

  it('repeat short code, which costs less than another script', () => {
    const both = [expect.stringMatching(/^menu\./), expect.stringMatching(/^toast\./)];
    expect(scriptsWith('a few words').sort()).toEqual(both);
  });

  it('bring no styles, which their page links, but parts imported later do', () => {
    const sheets = Object.keys(sample.descriptor().integrity).filter((file) => file.endsWith('.css'));
    const sheetsWith = (rule: string) =>
      sheets.filter((file) => sample.read(file).includes(rule)).map((file) => file.split('.')[0]);
    expect(sheets.filter((file) => file.startsWith('menu.'))).toEqual([]);
    expect(sheetsWith('41')).toEqual([]);
    expect(sheetsWith('42')).toHaveLength(1);
  });

  it('contain no copy of a shared library', () => {
    expect(scriptsWith('react.production')).toEqual([]);
  });

  it('have different names', () => {
    sample.write('src/other/menu.island.ts', island('another menu'));
    expect(() => islandsOf(sample.folder)).toThrow('Two islands are called menu');
  });
});
