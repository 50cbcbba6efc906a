import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { SampleRemote } from '../testing/sample-remote.ts';

const SOURCES = {
  'src/page.tsx': "import { version } from 'react';\nexport const page = version;\n",
  'src/remote.tsx':
    "export default { page: () => import('./page.tsx'), es: () => import('./i18n/es.json') };\n",
  'src/i18n/es.json': '{ "sample.title": "Muestra", "sample.again": "Otra vez" }',
  // No code loads this text, so the release does not contain it.
  'src/unused/i18n/en.json': '{ "sample.title": "Sample" }',
  'budget.json': JSON.stringify({
    page: {
      chunks: ['mfe_sample', 'remote'],
      sources: ['src/page.tsx'],
      texts: ['src/i18n/{language}.json'],
      brotliBytes: 20_000,
    },
  }),
};
const sample = new SampleRemote('mfe-sample', {}, SOURCES);
const { name, contract, pages } = { name: 'mfe-sample', contract: 1, pages: [] };

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

const scripts = () => Object.keys(sample.descriptor().integrity).map((file) => sample.read(file).toString());

describe('build of a remote', () => {
  it('completes the module’s own descriptor', () => {
    const descriptor = sample.descriptor();
    expect(descriptor).toMatchObject({ name, contract, pages, version: '0.1.0', styles: [] });
    expect(descriptor.library).toMatch(/^mfe_sample_[0-9a-f]{8}$/);
    expect(existsSync(sample.built(descriptor.entry))).toBe(true);
  });

  it('lists the hash of every script', () => {
    const files = readdirSync(sample.built('')).filter((file) => file.endsWith('.js'));
    const hashes = files.map((file) => [
      file,
      `sha384-${createHash('sha384').update(sample.read(file)).digest('base64')}`,
    ]);
    expect(files.length).toBeGreaterThan(1);
    expect(sample.descriptor().integrity).toEqual(Object.fromEntries(hashes));
  });

  it('writes its texts for the server', () => {
    expect(sample.descriptor().texts).toBe('texts.json');
    const texts: unknown = JSON.parse(sample.read('texts.json').toString());
    expect(texts).toEqual({ es: { 'sample.again': 'Otra vez', 'sample.title': 'Muestra' } });
  });

  it('lists the scripts of a page and their budget', () => {
    const { entry, loads, integrity } = sample.descriptor();
    const texts = Object.keys(integrity).find((file) => sample.read(file).includes('Muestra'));
    const page = Object.keys(integrity).find((file) => sample.read(file).includes('.version'));
    expect(loads).toEqual({ page: { files: expect.any(Array), brotliBytes: 20_000 } });
    expect(loads?.['page']?.files).toEqual(expect.arrayContaining([entry, texts, page]));
  });

  it('has the same bytes when it is built in another folder', async () => {
    const elsewhere = new SampleRemote('mfe-sample', {}, SOURCES, 'mfe-elsewhere');
    await elsewhere.build();
    const bytesOf = (built: SampleRemote) =>
      Object.fromEntries(
        readdirSync(built.built('')).map((file) => [file, built.read(file).toString('hex')]),
      );
    expect(bytesOf(elsewhere)).toEqual(bytesOf(sample));
    elsewhere.remove();
  }, 60_000);

  it('contains no path of the workspace in the names of generated modules', () => {
    expect(sample.read(sample.descriptor().entry).toString()).toContain('{container(');
  });

  it('contains no copy of a shared library', () => {
    const { shared } = sample.descriptor();
    expect(shared).toMatchObject({ react: expect.stringMatching(/^\^19\./) });
    expect(shared['@vitral/ui/forms']).toBe(shared['@vitral/ui']);
    expect(scripts().some((script) => script.includes('react.production'))).toBe(false);
    expect(scripts().join('').length).toBeLessThan(60_000);
  });

  it('gets the hash of every dynamic chunk from the shell', () => {
    expect(sample.read(sample.descriptor().entry).toString()).toContain('vitralScripts');
  });

  it('changes the library name with the sources, so that two releases can run in one page', async () => {
    const before = sample.descriptor().library;
    sample.write('src/page.tsx', 'export const page = 2;\n');
    await sample.build();
    expect(sample.descriptor().library).not.toBe(before);
  }, 60_000);

  it('uses the shared JSX functions in development, too', async () => {
    sample.write('src/page.tsx', 'export const page = <p>Hello</p>;\n');
    await sample.build('development');
    expect(scripts().join('')).toContain('react/jsx-runtime');
    expect(scripts().join('')).not.toContain('react/jsx-dev-runtime');
  }, 60_000);
});
