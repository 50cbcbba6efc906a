import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@vitral/contracts';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { filesOfChunk, filesOfShared, filesOfSource } from './chunk-files.ts';

const NAME = 'BudgetPlugin';
const { Compilation: CompilationClass, WebpackError } = webpack;

/** One line of `budget.json`: the scripts that a page needs before it answers to its visitor, and what they may weigh. */
interface Budget {
  /** Names of chunks: entries, what a remote exposes, `webpackChunkName`. */
  chunks: string[];
  /** Shared libraries that the page asks for. */
  shared?: string[];
  /** Sources loaded in the visitor's language alone, `src/i18n/{language}.json`; the heaviest language counts. */
  texts?: string[];
  /** As they are sent, compressed with brotli, without headers. */
  brotliBytes: number;
}

/** Fails a build for production in which the scripts of a page weigh more than `budget.json` beside it allows. */
export class BudgetPlugin {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: CompilationClass.PROCESS_ASSETS_STAGE_REPORT },
        () => this.check(compilation),
      );
    });
  }

  private check(compilation: Compilation): void {
    for (const [page, budget] of Object.entries(this.read())) {
      try {
        const weight = this.weigh(compilation, budget);
        const sentence = `The scripts of ${page} weigh ${weight} bytes, more than the ${budget.brotliBytes} of budget.json.`;
        if (weight > budget.brotliBytes) compilation.errors.push(new WebpackError(sentence));
      } catch (error) {
        compilation.errors.push(new WebpackError(`budget.json, ${page}: ${String(error)}`));
      }
    }
  }

  private read(): Record<string, Budget> {
    const file = join(this.folder, 'budget.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>) : {};
  }

  private weigh(compilation: Compilation, { chunks, shared = [], texts = [] }: Budget): number {
    const always = new Set([
      ...chunks.flatMap((name) => filesOfChunk(compilation, name)),
      ...shared.flatMap((name) => filesOfShared(compilation, name)),
    ]);
    const languages = LANGUAGES.map((language) => {
      const sources = texts.map((text) => join(this.folder, text.replace('{language}', language)));
      const files = new Set(sources.flatMap((source) => filesOfSource(compilation, source)));
      return sum(
        compilation,
        [...files].filter((file) => !always.has(file)),
      );
    });
    return sum(compilation, always) + Math.max(...languages);
  }
}

function sum(compilation: Compilation, files: Iterable<string>): number {
  const sizes = [...files].map((file) => compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file));
  return sizes.reduce((total, asset) => total + (asset?.source.size() ?? 0), 0);
}
