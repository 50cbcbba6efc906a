import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { SampleRemote } from '../testing/sample-remote.ts';

const sample = new SampleRemote(
  'mfe-sample',
  {},
  {
    'src/page.tsx': "import { version } from 'react';\nexport const page = version;\n",
    'src/remote.tsx': "export default { page: () => import('./page.tsx') };\n",
  },
);
const { name, contract, pages } = { name: 'mfe-sample', contract: 1, pages: [] };

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

const scripts = () => Object.keys(sample.descriptor().integrity).map((file) => sample.read(file).toString());

describe('the build of a remote', () => {
  it('completes the module’s own descriptor', () => {
    const descriptor = sample.descriptor();
    expect(descriptor).toMatchObject({ name, contract, pages, version: '0.1.0', styles: [] });
    expect(descriptor.library).toMatch(/^mfe_sample_[0-9a-f]{8}$/);
    expect(existsSync(sample.built(descriptor.entry))).toBe(true);
  });

  it('lists the hash of every script as its bytes are', () => {
    const files = readdirSync(sample.built('')).filter((file) => file.endsWith('.js'));
    const hashes = files.map((file) => [
      file,
      `sha384-${createHash('sha384').update(sample.read(file)).digest('base64')}`,
    ]);
    expect(files.length).toBeGreaterThan(1);
    expect(sample.descriptor().integrity).toEqual(Object.fromEntries(hashes));
  });

  it('brings no copy of what the shell shares', () => {
    expect(sample.descriptor().shared).toMatchObject({ react: expect.stringMatching(/^\^19\./) });
    expect(scripts().some((script) => script.includes('react.production'))).toBe(false);
    expect(scripts().join('').length).toBeLessThan(60_000);
  });

  it('asks the shell about every late chunk before it runs', () => {
    expect(sample.read(sample.descriptor().entry).toString()).toContain('vitralScripts');
  });

  it('takes another library name when the sources change, so that two releases can share a page', async () => {
    const before = sample.descriptor().library;
    sample.write('src/page.tsx', 'export const page = 2;\n');
    await sample.build();
    expect(sample.descriptor().library).not.toBe(before);
  }, 60_000);

  it('asks for the JSX functions that the shell shares while a module is being written, too', async () => {
    sample.write('src/page.tsx', 'export const page = <p>Hello</p>;\n');
    await sample.build('development');
    expect(scripts().join('')).toContain('react/jsx-runtime');
    expect(scripts().join('')).not.toContain('react/jsx-dev-runtime');
  }, 60_000);
});
