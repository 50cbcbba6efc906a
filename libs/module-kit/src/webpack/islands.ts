import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { Compiler, Configuration } from 'webpack';

const ISLAND = /^([a-z][a-z\d-]*)\.island\.tsx?$/;
export interface Island {
  name: string;
  /** Request of its source, relative to the module: `./src/carousel/carousel.island.ts`. */
  source: string;
}

/** Lists the islands of a module, `src/**\/<name>.island.ts(x)`, sorted by name. Throws when two have the same name. */
export function islandsOf(folder: string): Island[] {
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const islands = sources
    .map((path) => ({
      name: ISLAND.exec(basename(path))?.[1] ?? '',
      source: `./src/${path.replaceAll(sep, '/')}`,
    }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const names = [...islands.map(({ name }) => name), 'remote'];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Error(`Two islands are called ${repeated}, or its name is reserved`);
  return islands;
}

/** Size in bytes, before minification, below which code is repeated in each island: a request and a hash in the page cost more. */
const MIN_SHARED = 3000;

/**
 * Puts modules that the same two or more islands use into one chunk, so that no visitor loads them twice, and no island
 * loads modules that only other islands need, such as React. A repeated module still runs once in a page.
 */
export function shareBetween(islands: Island[]): Configuration['optimization'] {
  const names = islands.map(({ name }) => name);
  const shared = {
    // The container's other chunks, such as pages, contain all modules that they use.
    chunks: ({ name }: { name?: string | null | undefined }) => names.includes(name ?? ''),
    minChunks: 2,
    minSize: MIN_SHARED,
    minSizeReduction: MIN_SHARED,
    minRemainingSize: 0,
    maxAsyncRequests: Infinity,
    maxInitialRequests: Infinity,
  };
  return islands.length > 1 ? { splitChunks: { cacheGroups: { islands: shared } } } : {};
}

/**
 * Returns the plugin that leaves style sheets out of the chunks of islands: the style sheets of their pages contain the
 * same rules, since a page renders its islands. Parts that an island imports later, such as a dialog, load their own.
 */
export function withoutStyles(islands: Island[]) {
  const names = new Set<string | null | undefined>(islands.map(({ name }) => name));
  return (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('Islands', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('Islands', (chunks) => {
        for (const chunk of chunks) {
          if (![...chunk.groupsIterable].every(({ name }) => names.has(name))) continue;
          for (const module of compilation.chunkGraph.getChunkModules(chunk))
            if (module.type === 'css/mini-extract')
              compilation.chunkGraph.disconnectChunkAndModule(chunk, module);
        }
      });
    });
  };
}
