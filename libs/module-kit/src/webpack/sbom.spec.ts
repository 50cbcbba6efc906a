import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { withSbom } from './sbom.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral sbom-'));
  write('package.json', { name: '@vitral/mfe-people', version: '0.1.0' });
  write('src/main.js', "import { used } from '@scope/used'; console.log(used);");
  write('src/renderer.js', "import { other } from 'other'; import { idle } from 'idle'; console.log(other);");
  addPackage('@scope/used', { version: '1.2.3', license: 'MIT' }, 'used');
  addPackage('other', { version: '2.0.0-rc.1', license: '(MIT OR Apache-2.0)' }, 'other');
  addPackage('idle', { version: '9.9.9', license: 'MIT', sideEffects: false }, 'idle');
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: object | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function addPackage(name: string, manifest: object, exported: string): void {
  write(`node_modules/${name}/package.json`, { name, main: 'index.js', ...manifest });
  write(`node_modules/${name}/index.js`, `export const ${exported} = Math.random();`);
}

const builds = () =>
  withSbom(
    folder,
    ...['renderer', 'main'].map((name) => ({
      name,
      context: folder,
      mode: 'production' as const,
      optimization: { minimize: false },
      entry: { [name]: `./src/${name}.js` },
      output: { path: join(folder, 'dist') },
      dependencies: name === 'main' ? ['renderer'] : [],
    })),
  );

async function sbom(): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    webpack(builds(), (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return readFileSync(join(folder, 'dist/sbom.cdx.json'), 'utf8');
}

describe('the list of packages', () => {
  it('names what the builds contain, joined modules included, and nothing that was left out', async () => {
    const first = await sbom();
    expect(JSON.parse(first)).toEqual({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: '@vitral/mfe-people', version: '0.1.0' } },
      components: [
        {
          ...{ type: 'library', group: '@scope', name: 'used', version: '1.2.3' },
          licenses: [{ license: { id: 'MIT' } }],
          purl: 'pkg:npm/%40scope/used@1.2.3',
        },
        {
          ...{ type: 'library', name: 'other', version: '2.0.0-rc.1' },
          licenses: [{ expression: '(MIT OR Apache-2.0)' }],
          purl: 'pkg:npm/other@2.0.0-rc.1',
        },
      ],
    });
    expect(await sbom()).toBe(first);
  });
});
