import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import type { PageLoad } from '@vitral/contracts/modules';
import webpack, { type Compilation } from 'webpack';
import { filesOfChunk, filesOfImport, filesOfShared, filesOfSource, withBuiltFiles } from './built-files.ts';

/** Entry of `budget.json`: the scripts that a page needs before it reacts to input, and their allowed size. */
interface Budget {
  /** Names of chunks: entries, exposed modules, `webpackChunkName`. */
  chunks: string[];
  /** Sources that are loaded with `import()`, with all chunks that each of them loads. */
  sources?: string[];
  /** Shared libraries that the page loads. */
  shared?: string[];
  /** Sources loaded in the visitor's language only, `src/i18n/{language}.json`; the heaviest language counts. */
  texts?: string[];
  /** Allowed bytes after compression with brotli, without headers. */
  brotliBytes: number;
}

/** Returns the plugin that fails a production build when the scripts of a page exceed the bytes in `budget.json`. */
export const checkBudget = (folder: string) =>
  withBuiltFiles('Budget', (compilation) => {
    if (compilation.compiler.options.mode !== 'production') return;
    const report = (message: string) => compilation.errors.push(new webpack.WebpackError(message));
    for (const { page, weight, brotliBytes } of measurePages(compilation, folder, report)) {
      if (weight > brotliBytes)
        report(`The scripts of ${page} weigh ${weight} bytes, more than the ${brotliBytes} of budget.json.`);
    }
  });

/** Measures the pages in `budget.json`. `report` receives a message for each name that the build does not have. */
export function measurePages(
  compilation: Compilation,
  folder: string,
  report: (message: string) => void = () => undefined,
): (PageLoad & { page: string; weight: number })[] {
  return Object.entries(readBudgets(folder)).flatMap(([page, budget]) => {
    try {
      const files = filesOf(compilation, folder, budget);
      return [{ page, files, brotliBytes: budget.brotliBytes, weight: weigh(compilation, files) }];
    } catch (error) {
      report(`budget.json, ${page}: ${String(error)}`);
      return [];
    }
  });
}

function readBudgets(folder: string): Record<string, Budget> {
  const file = join(folder, 'budget.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>) : {};
}

function filesOf(
  compilation: Compilation,
  folder: string,
  { chunks, sources = [], shared = [], texts = [] }: Budget,
): string[] {
  const always = new Set([
    ...chunks.flatMap((name) => filesOfChunk(compilation, name)),
    ...sources.flatMap((source) => filesOfImport(compilation, join(folder, source))),
    ...shared.flatMap((name) => filesOfShared(compilation, name)),
  ]);
  const languages = LANGUAGES.map((language) => {
    const files = texts.flatMap((text) => filesOfText(compilation, join(folder, text), language));
    return [...new Set(files)].filter((file) => !always.has(file));
  });
  const heaviest = languages.reduce((one, other) =>
    weigh(compilation, other) > weigh(compilation, one) ? other : one,
  );
  return [...always, ...heaviest].sort();
}

/**
 * Returns the scripts with the texts in a language; an empty list if the module has no texts in it. Throws if it has
 * none in any language.
 */
function filesOfText(compilation: Compilation, source: string, language: Language): string[] {
  const pathIn = (name: Language) => source.replace('{language}', name);
  const hasTexts = LANGUAGES.some((name) => existsSync(pathIn(name)));
  return hasTexts && !existsSync(pathIn(language)) ? [] : filesOfSource(compilation, pathIn(language));
}

function weigh(compilation: Compilation, files: Iterable<string>): number {
  const sizes = [...files].map((file) => compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file));
  return sizes.reduce((total, asset) => total + (asset?.source.size() ?? 0), 0);
}
