import { afterEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SampleRemote } from '../testing/sample-remote.ts';
import { REFRESH_HOOK } from './react-refresh.ts';

const SOURCES = {
  'src/page.tsx': 'export function Page() {\n  return <main>Sample</main>;\n}\n',
  'src/remote.tsx': "export default { page: () => import('./page.tsx') };\n",
};

async function scriptsOf(isHot: boolean): Promise<string> {
  process.env['MODULE_HOT'] = String(isHot);
  const sample = new SampleRemote('mfe-hot', {}, SOURCES);
  await sample.build('development');
  const scripts = readdirSync(sample.built('')).map((file) => sample.read(file).toString());
  sample.remove();
  return scripts.join('\n');
}

afterEach(() => {
  delete process.env['MODULE_HOT'];
});

describe('a module that is edited in a running page', () => {
  it('registers its components with React Refresh', async () => {
    expect(await scriptsOf(true)).toMatch(/\$Refresh\$\.register\(_c, .?"Page/);
  }, 60_000);

  it('needs no development build of React on a site that runs elsewhere', async () => {
    const scripts = await scriptsOf(false);
    expect(scripts).toContain('Sample');
    expect(scripts).not.toMatch(/\$RefreshReg\$|jsx-dev-runtime/);
  }, 60_000);
});

describe('the hook of React Refresh', () => {
  it('stores the renderers that call inject, and does not replace an existing hook', () => {
    const hooked = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
    const load = createRequire(import.meta.url);
    load(REFRESH_HOOK);
    const hook = hooked.__REACT_DEVTOOLS_GLOBAL_HOOK__;
    expect([hook?.inject('react-dom'), hook?.inject('another')]).toEqual([1, 2]);
    expect([...(hook?.renderers.values() ?? [])]).toEqual(['react-dom', 'another']);
    Reflect.deleteProperty(load.cache, REFRESH_HOOK);
    load(REFRESH_HOOK);
    expect(hooked.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(hook);
    delete hooked.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  });
});

interface Hook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}
