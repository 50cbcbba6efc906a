import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { SampleRemote } from '../testing/sample-remote.ts';
import { defineRemoteBuild } from './remote-build.ts';

const STARTER = `import { word } from './word.ts';
  /** Explains what browsers need not know. */
  function greet(name: string): string { return word + ' ' + name; }
  globalThis.greeting = greet('visitor');`;
const SOURCES = {
  'src/starter.ts': STARTER,
  'src/word.ts': "export const word = 'hello';",
  'src/remote.tsx': 'export const mount = 1;',
};
const sample = new SampleRemote('mfe-started', {}, SOURCES);

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

function greetingOf(script = ''): unknown {
  const page: { greeting?: string } = {};
  runInNewContext(script, page);
  return page.greeting;
}

describe('starter of a module', () => {
  it('is text of the descriptor: one minimized script with its imports', () => {
    const { starter } = sample.descriptor();
    expect(greetingOf(starter)).toBe('hello visitor');
    expect(starter).not.toContain('Explains');
  });

  it('leaves no file in the release', () => {
    const files = [...readdirSync(sample.built('')), ...Object.keys(sample.descriptor().integrity)];
    expect(files.filter((file) => file.includes('starter'))).toEqual([]);
    expect(files).toContain(sample.descriptor().entry);
  });

  it('is in the descriptor that a development server serves', async () => {
    const configurations = [defineRemoteBuild(sample.folder)({ WEBPACK_SERVE: true })].flat();
    const quiet = { mode: 'development', cache: false, stats: 'none' } as const;
    const compiler = webpack(configurations.map((configuration) => ({ ...configuration, ...quiet })));
    const served = configurations.find(({ devServer }) => devServer)?.devServer;
    const server = new WebpackDevServer({ ...served, port: 0 }, compiler as webpack.MultiCompiler);
    await server.start();
    const bound = server.server?.address();
    const port = typeof bound === 'object' ? bound?.port : bound;
    const response = await fetch(`http://127.0.0.1:${port}/module.json`);
    expect(greetingOf(((await response.json()) as { starter: string }).starter)).toBe('hello visitor');
    await server.stop();
  }, 60_000);

  it.each([
    ['weighs too much', `globalThis.words = ${JSON.stringify(manyWords())};`, 'more than its 1024'],
    ['would end its element', "document.body.innerHTML = '<p></p>';", 'contains </ or <!--'],
    ['cannot be built', "import './nowhere.ts';", 'The starter could not be built'],
  ])(
    'fails the build if it %s',
    async (_, source, message) => {
      sample.write('src/starter.ts', source);
      await expect(sample.build()).rejects.toThrow(message);
    },
    60_000,
  );

  it('may weigh more in development', async () => {
    sample.write('src/starter.ts', `globalThis.words = ${JSON.stringify(manyWords())};`);
    await sample.build('development');
    expect(sample.descriptor().starter).toContain('w17');
  }, 60_000);
});

/** Compresses badly. */
function manyWords(): string[] {
  return Array.from({ length: 600 }, (_, index) => `w${(index * 7919) % 60_013}`).concat('w17');
}
