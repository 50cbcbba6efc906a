import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { MODULE_NAMES, PAGE_PICTURES, type ModuleDescriptor } from '@vitral/contracts/modules';
import { NEWS_VERSIONS } from '@vitral/contracts/news';

const ROOT = join(import.meta.dirname, '..');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const PAGES = MODULE_NAMES.flatMap((name) => {
  const { pages } = readJson(`${name}/src/module.json`) as ModuleDescriptor;
  return [...new Set(pages.map(({ page }) => page))].map((page) => ({
    page: `${name} ${page}`,
    helps: pages.flatMap((one) => (one.page === page && one.help ? [one.help] : [])),
  }));
});

const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g) ?? [];

describe('help of the pages', () => {
  it.each(PAGES)('has two sentences in every language of the console, once: $page', ({ helps }) => {
    expect(helps).toHaveLength(1);
    for (const { text, picture } of helps) {
      expect(PAGE_PICTURES).toContain(picture);
      expect(Object.keys(text).sort()).toEqual([...CONSOLE_LANGUAGES].sort());
      for (const each of Object.values(text)) {
        expect(sentences(each)).toHaveLength(2);
        expect(each.length).toBeLessThanOrEqual(LIMITS.pageHelp);
      }
    }
  });
});

describe('news', () => {
  it('have a file for each version that is listed', () => {
    const files = readdirSync(join(ROOT, 'shell/src/console/news')).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(NEWS_VERSIONS.map((version) => `${version}.json`).sort());
  });
});
