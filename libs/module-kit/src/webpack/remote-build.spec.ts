import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltDescriptor } from '@vitral/contracts';
import webpack from 'webpack';
import { defineRemoteBuild } from './remote-build.ts';

/** Within the workspace, so that the shared libraries are found. */
const FOLDER = join(import.meta.dirname, '../../test-results/mfe-sample');
const DESCRIPTOR = { name: 'mfe-sample', contract: 1, pages: [] };

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'src'), { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ name: 'mfe-sample', version: '0.1.0' }));
  writeFileSync(join(FOLDER, 'src/module.json'), JSON.stringify(DESCRIPTOR));
  writeFileSync(
    join(FOLDER, 'src/page.tsx'),
    "import { version } from 'react';\nexport const page = version;\n",
  );
  writeFileSync(join(FOLDER, 'src/remote.tsx'), "export default { page: () => import('./page.tsx') };\n");
  await build();
}, 60_000);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function build(mode: 'production' | 'development' = 'production'): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack({ ...defineRemoteBuild(FOLDER)({}), mode, cache: false }, (error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      if (failure) reject(failure);
      else resolve();
    });
  });
}

const read = (file: string) => readFileSync(join(FOLDER, 'dist', file));
const descriptor = () => JSON.parse(read('module.json').toString()) as BuiltDescriptor;

describe('the build of a remote', () => {
  it('completes the module’s own descriptor', () => {
    expect(descriptor()).toMatchObject({ ...DESCRIPTOR, version: '0.1.0', styles: [] });
    expect(descriptor().library).toMatch(/^mfe_sample_[0-9a-f]{8}$/);
    expect(existsSync(join(FOLDER, 'dist', descriptor().entry))).toBe(true);
  });

  it('lists the hash of every script as its bytes are', () => {
    const scripts = readdirSync(join(FOLDER, 'dist')).filter((file) => file.endsWith('.js'));
    const hashes = scripts.map((file) => [
      file,
      `sha384-${createHash('sha384').update(read(file)).digest('base64')}`,
    ]);
    expect(scripts.length).toBeGreaterThan(1);
    expect(descriptor().integrity).toEqual(Object.fromEntries(hashes));
  });

  it('brings no copy of what the shell shares', () => {
    expect(descriptor().shared).toMatchObject({ react: expect.stringMatching(/^\^19\./) });
    const scripts = Object.keys(descriptor().integrity).map((file) => read(file).toString());
    expect(scripts.some((script) => script.includes('react.production'))).toBe(false);
    expect(scripts.join('').length).toBeLessThan(60_000);
  });

  it('asks the shell about every late chunk before it runs', () => {
    expect(read(descriptor().entry).toString()).toContain('vitralScripts');
  });

  it('takes another library name when the sources change, so that two releases can share a page', async () => {
    const before = descriptor().library;
    writeFileSync(join(FOLDER, 'src/page.tsx'), 'export const page = 2;\n');
    await build();
    expect(descriptor().library).not.toBe(before);
  }, 60_000);

  it('asks for the JSX functions that the shell shares while a module is being written, too', async () => {
    writeFileSync(join(FOLDER, 'src/page.tsx'), 'export const page = <p>Hello</p>;\n');
    await build('development');
    const scripts = Object.keys(descriptor().integrity).map((file) => read(file).toString());
    expect(scripts.join('')).toContain('react/jsx-runtime');
    expect(scripts.join('')).not.toContain('react/jsx-dev-runtime');
  }, 60_000);
});
