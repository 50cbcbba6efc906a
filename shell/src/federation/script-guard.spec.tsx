import type { BootModule } from '@vitral/contracts/modules';
import { guardScript, guardScripts, setAttempt } from './script-guard.ts';

const people: BootModule = {
  name: 'mfe-people',
  contract: 1,
  pages: [],
  version: '0.1.0',
  entry: 'remoteEntry.1.js',
  styles: [],
  library: 'mfe_people_1',
  shared: {},
  integrity: { 'remoteEntry.1.js': 'sha384-entry', '12.aa.js': 'sha384-chunk' },
  base: '/modules/mfe-people/0.1.0-1/',
};
const elsewhere = { ...people, base: 'https://cdn.example/modules/mfe-people/0.1.0-1/' };

function guarded(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  guardScript(script);
  return script;
}

const IMPOSSIBLE_HASH = /^sha384-A+$/;

beforeEach(() => guardScripts([people]));

describe('script guard', () => {
  it('sets the hash that the release lists, regardless of the query', () => {
    expect(guarded('/modules/mfe-people/0.1.0-1/12.aa.js').integrity).toBe('sha384-chunk');
    expect(guarded('/modules/mfe-people/0.1.0-1/remoteEntry.1.js?r=2').integrity).toBe('sha384-entry');
  });

  it('blocks scripts that no release lists', () => {
    expect(guarded('/modules/mfe-people/0.1.0-1/evil.js').integrity).toMatch(IMPOSSIBLE_HASH);
    expect(guarded('https://elsewhere.example/12.aa.js').integrity).toMatch(IMPOSSIBLE_HASH);
    expect(guarded('https://elsewhere.example/modules/mfe-people/0.1.0-1/12.aa.js').integrity).toMatch(
      IMPOSSIBLE_HASH,
    );
  });

  it('requests a lazy chunk at a new URL after a failed attempt', () => {
    setAttempt(people, 3);
    expect(guarded('/modules/mfe-people/0.1.0-1/12.aa.js').src).toMatch(/12\.aa\.js\?r=3$/);
  });

  it('requests a file that failed before at a new URL', () => {
    const url = '/modules/mfe-people/0.1.0-1/12.aa.js';
    expect(guarded(url).src).toMatch(/12\.aa\.js$/);
    expect(guarded(url).src).toMatch(/12\.aa\.js\?r=1$/);
    setAttempt(people, 1);
    expect(guarded(url).src).toMatch(/12\.aa\.js\?r=3$/);
  });

  it('requests a file of another origin from the site itself after a failure, with the same hash', () => {
    guardScripts([elsewhere]);
    expect(guarded(`${elsewhere.base}12.aa.js`)).toMatchObject({
      src: `${elsewhere.base}12.aa.js`,
      integrity: 'sha384-chunk',
    });
    for (const [index, origin] of ['https://cdn.example', location.origin].entries())
      expect(guarded(`${origin}/modules/mfe-people/0.1.0-1/12.aa.js`)).toMatchObject({
        src: `${location.origin}/modules/mfe-people/0.1.0-1/12.aa.js?r=${index + 1}`,
        integrity: 'sha384-chunk',
      });
  });

  it('sets hashes for all modules except those on a developer’s machine', () => {
    guardScripts([{ ...people, base: 'http://127.0.0.1:8081/', isDeveloped: true }]);
    const script = guarded('http://127.0.0.1:8081/remoteEntry.js');
    expect(script.integrity).toBeFalsy();
    expect(script.crossOrigin).toBe('anonymous');
    expect(guarded('/modules/mfe-people/0.1.0-1/12.aa.js').integrity).toMatch(IMPOSSIBLE_HASH);
  });
});
