import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SampleRemote } from '../testing/sample-remote.ts';

const LICENCE = '/*! @license Sample, preserved */';
const sentences = Array.from({ length: 60 }, (_, index) => `sentence number ${index}`);

const sample = new SampleRemote(
  'mfe-minimized',
  {},
  {
    'src/sheet.css': `/* a comment */
      :root { color-scheme: light dark; --ink: light-dark(#18132f, #f3f1fc); --edge: clamp(1rem, 5vw, 4rem); }
      .card { color: var(--ink); background: color-mix(in oklch, var(--ink) 50%, transparent);
        & .title { margin-inline: var(--edge); }
        @media (width >= 40rem) { padding: 1px; } }`,
    'src/remote.tsx': `import './sheet.css';
      ${LICENCE}
      export default function documented(descriptiveName) { return descriptiveName + ${JSON.stringify(sentences)}; }`,
  },
);

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

const files = () => readdirSync(sample.built(''));
const text = (extension: string) =>
  files()
    .filter((file) => file.endsWith(extension))
    .map((file) => sample.read(file).toString())
    .join('');

describe('a production build', () => {
  it('minifies style sheets and preserves every declaration', () => {
    const css = text('.css').replace(/\s*([{}:;,>])\s*/g, '$1');
    expect(text('.css')).not.toContain('a comment');
    expect(css).toContain('--ink:light-dark(#18132f,#f3f1fc)');
    expect(css).toContain('--edge:clamp(1rem,5vw,4rem)');
    expect(css).toContain('color-mix(in oklch,var(--ink) 50%,transparent)');
    expect(css).toContain('& .title{margin-inline:var(--edge)}');
    expect(css).toMatch(/@media \(width>=\s?40rem\)\{padding:1px\}/);
  });

  it('minifies scripts and preserves their licence comments', () => {
    expect(text('.js')).not.toContain('descriptiveName');
    expect(text('.js')).toContain('@license Sample, preserved');
    expect(files().filter((file) => file.includes('LICENSE'))).toEqual([]);
  });

  it('writes compressed copies of scripts above the size threshold', () => {
    const large = files().filter((file) => file.endsWith('.js') && sample.read(file).length > 1024);
    expect(large.length).toBeGreaterThan(0);
    for (const file of large) {
      expect(brotliDecompressSync(sample.read(`${file}.br`))).toEqual(sample.read(file));
      expect(gunzipSync(sample.read(`${file}.gz`))).toEqual(sample.read(file));
    }
  });

  it('lists no hashes of compressed files', () => {
    expect(Object.keys(sample.descriptor().integrity).filter((file) => !/\.(js|css)$/.test(file))).toEqual(
      [],
    );
  });

  it('is neither minified nor compressed in development', async () => {
    await sample.build('development');
    expect(files().filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
    expect(text('.css')).toContain('a comment');
  }, 60_000);
});
