import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { DEFAULT_LANGUAGE, inEveryLanguage, LANGUAGES } from '@vitral/contracts/languages';
import { SampleRemote } from '../testing/sample-remote.ts';

const random = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.sin(index + count).toFixed(12));
const texts = inEveryLanguage((language) => random(language === DEFAULT_LANGUAGE ? 200 : 50));

const sample = new SampleRemote(
  'mfe-weighed',
  {},
  {
    'src/page.tsx': `import { version } from 'react';\nexport const page = version + ${JSON.stringify(random(100))};\n`,
    'src/remote.tsx': `export default {
        page: () => import(/* webpackChunkName: "page" */ './page.tsx'),
        ${LANGUAGES.map((name) => `${name}: () => import('./texts/${name}.json'),`).join('\n')}
        every: () => import(/* webpackChunkName: "every-language" */ './every-language.ts'),
      };`,
    // Another page loads all languages at once, which does not count for this page.
    'src/every-language.ts': `import es from './texts/es.json';\nimport en from './texts/en.json';\nexport default { es, en };\n`,
    ...Object.fromEntries(LANGUAGES.map((name) => [`src/texts/${name}.json`, JSON.stringify(texts[name])])),
  },
);

const allow = (budget: object) =>
  sample.write(
    'budget.json',
    JSON.stringify({ landing: { chunks: ['mfe_weighed', 'remote', 'page'], ...budget } }),
  );

const TEXTS = ['src/texts/{language}.json'];
const sizeOf = (file: string) => {
  const compressed = readdirSync(sample.built('')).find((name) => name === `${file}.br`);
  return sample.read(compressed ?? file).length;
};

/** Adds up the compressed files of the heaviest language. */
let weight: number;
let pageWeight: number;

beforeAll(async () => {
  await sample.build();
  const isOfPage = (file: string) => file.endsWith('.js') && !file.startsWith('every-language.');
  const scripts = readdirSync(sample.built('')).filter(isOfPage);
  const isText = (file: string) => /^\d+\./.test(file);
  const largest = Math.max(...scripts.filter(isText).map(sizeOf));
  pageWeight = scripts.filter((file) => !isText(file)).reduce((total, file) => total + sizeOf(file), 0);
  weight = pageWeight + largest;
}, 60_000);
afterAll(() => sample.remove());

describe('budget of a page', () => {
  it('accepts scripts within its bytes', async () => {
    allow({ texts: TEXTS, brotliBytes: weight });
    await expect(sample.build()).resolves.toBeUndefined();
  });

  it('fails a build that exceeds it by one byte with its heaviest language', async () => {
    allow({ texts: TEXTS, brotliBytes: weight - 1 });
    await expect(sample.build()).rejects.toThrow(
      `The scripts of landing weigh ${weight} bytes, more than the ${weight - 1} of budget.json.`,
    );
  });

  it('counts texts only for pages that load them', async () => {
    allow({ brotliBytes: pageWeight });
    await expect(sample.build()).resolves.toBeUndefined();
  });

  it('is not checked in development', async () => {
    allow({ brotliBytes: 1 });
    await expect(sample.build('development')).resolves.toBeUndefined();
  });

  it.each([
    [{ chunks: ['elsewhere'] }, 'The build has no chunk elsewhere'],
    [{ shared: ['react'] }, 'No script provides react'],
    [{ texts: ['src/nowhere/{language}.json'] }, 'No script contains'],
  ])('fails a build that does not have %j', async (budget, message) => {
    allow({ ...budget, brotliBytes: 1_000_000 });
    await expect(sample.build()).rejects.toThrow(message);
  });
});
