import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuiltDescriptor, ModuleDescriptor, PageLoad } from '@vitral/contracts/modules';
import type { PublicPage } from '@vitral/contracts/public-pages';
import type { ReleaseTexts } from '@vitral/contracts/releases';
import webpack, { type Compilation } from 'webpack';
import { emitBlocks } from './blocks.ts';
import { filesBehindChunk, filesOfNamedChunk, sha384, withBuiltFiles } from './built-files.ts';
import type { Island } from './islands.ts';
import { measurePages } from './page-loads.ts';
import type { RendererOutcome } from './renderer-build.ts';
import { usedCalls } from './used-calls.ts';
import type { StarterOutcome } from './starter-build.ts';

/** Name of the chunk that a remote exposes. */
export const REMOTE_CHUNK = 'remote';

/** File with which the server compares languages and releases. It is not served. */
const TEXTS_FILE = 'texts.json';

interface DescriptorOptions {
  /** Content of the module's own `src/module.json`. */
  folder: string;
  descriptor: ModuleDescriptor;
  version: string;
  library: string | null;
  shared: Record<string, string>;
  /** Finds the script that starts the release among the built files. */
  entry: RegExp;
  /** Result of the renderer's build, which runs before this one; only for modules that the server renders. */
  renderer: RendererOutcome | null;
  /** Result of the starter's build, which also runs before this one; null for modules without a starter. */
  starter: StarterOutcome | null;
  islands?: Island[];
}

/**
 * Returns the plugin that writes `module.json` beside the built files (the module's own descriptor with the names and
 * hashes of the build) and `texts.json` (the texts of the release).
 */
export const describeRelease = (options: DescriptorOptions) =>
  withBuiltFiles('Descriptor', (compilation) => {
    const files = compilation.getAssets().map((asset) => asset.name);
    const entry = files.find((file) => options.entry.test(file));
    if (!entry) return;

    const { folder, descriptor, version, library, shared, renderer, starter, islands = [] } = options;
    const calls = usedCalls(compilation, folder);
    const built: BuiltDescriptor = {
      ...descriptor,
      version,
      library,
      shared,
      entry,
      styles: library ? [] : files.filter((file) => /^main\..*\.css$/.test(file)),
      ...(descriptor.publicPages && stylesOfPages(compilation, descriptor.publicPages)),
      ...(descriptor.publicChunks && {
        publicScripts: descriptor.publicChunks.flatMap((name) => filesOfNamedChunk(compilation, name)),
      }),
      ...(renderer && { renderer: renderer.renderer }),
      ...(starter && { starter: starter.starter }),
      ...(descriptor.publicPages && islandsIn(compilation, islands)),
      ...(descriptor.publicPages && emitBlocks(compilation, folder)),
      integrity: integrityOf(compilation, files),
      ...(calls.length > 0 && { calls }),
      texts: TEXTS_FILE,
      ...loadsOf(compilation, folder),
    };
    const missing = [
      ...(renderer && !renderer.renderer ? ['renderer'] : []),
      ...(starter && !starter.starter ? ['starter'] : []),
    ];
    for (const part of missing)
      compilation.errors.push(new webpack.WebpackError(`The ${part} could not be built.`));
    emitJson(compilation, 'module.json', built);
    emitJson(compilation, TEXTS_FILE, releaseTexts(compilation, folder));
  });

/** Lists the islands, and the scripts that each may load. */
function islandsIn(compilation: Compilation, islands: Island[]) {
  const names = islands.map(({ name }) => name);
  const scripts = names.map((name) => [name, [...new Set(filesBehindChunk(compilation, name))]]);
  return { islands: names, islandScripts: Object.fromEntries(scripts) as Record<string, string[]> };
}

function integrityOf(compilation: Compilation, files: string[]): Record<string, string> {
  const guarded = files.filter((file) => /\.(js|css)$/.test(file)).sort();
  return Object.fromEntries(guarded.map((file) => [file, sha384(compilation, file)]));
}

/** Measures compressed files, which only production builds write. */
function loadsOf(compilation: Compilation, folder: string): { loads?: Record<string, PageLoad> } {
  if (compilation.compiler.options.mode !== 'production') return {};
  const pages = measurePages(compilation, folder);
  const loads = pages.map(({ page, files, brotliBytes }) => [page, { files, brotliBytes }] as const);
  return pages.length > 0 ? { loads: Object.fromEntries(loads) } : {};
}

function emitJson(compilation: Compilation, file: string, value: unknown): void {
  compilation.emitAsset(file, new webpack.sources.RawSource(`${JSON.stringify(value, null, 2)}\n`));
}

/** Matches the style sheets that pages contain as text: those of chunks called `first` or `first-...`. */
const FIRST = /^first[.-]/;

/**
 * Lists the style sheets of each page: first those that the first screen needs, then those of the module's entry, then
 * those of the page's own chunk, which `import(/* webpackChunkName: "page-landing" *\/ ...)` names.
 */
function stylesOfPages(compilation: Compilation, pages: PublicPage[]) {
  const common = stylesOf(compilation, REMOTE_CHUNK);
  const pageStyles = Object.fromEntries(
    pages.map(({ page }) => {
      const files = [...new Set([...common, ...stylesOf(compilation, `page-${page}`)])];
      return [page, files.toSorted((one, other) => Number(FIRST.test(other)) - Number(FIRST.test(one)))];
    }),
  );
  const first = new Set(
    Object.values(pageStyles).flatMap((files) => files.filter((file) => FIRST.test(file))),
  );
  const textOf = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? '';
  const firstStyles = Object.fromEntries([...first].sort().map((file) => [file, textOf(file)]));
  return { pageStyles, ...(first.size > 0 && { firstStyles }) };
}

function stylesOf(compilation: Compilation, chunk: string): string[] {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.css'));
}

/** Matches `src/i18n/es.json` and `src/landing/texts/es.json` of a module, and `libs/i18n/src/texts/es/common.json`. */
const OWN = /^src\/(?:[\w-]+\/)*(?:i18n|texts)\/([a-z]{2})\.json$/;
const COMMON = /(?:^|\/)texts\/([a-z]{2})\/([\w-]+)\.json$/;

/** Collects the texts that are part of a release, by language and key, sorted. */
function releaseTexts(compilation: Compilation, folder: string): ReleaseTexts {
  const texts: ReleaseTexts = {};
  for (const file of [...compilation.fileDependencies].sort()) {
    const place = placeOf(file, folder);
    if (!place) continue;
    const { language, prefix } = place;
    const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const entries = Object.entries(table).map(([key, text]) => [prefix + key, text]);
    texts[language] = { ...texts[language], ...(Object.fromEntries(entries) as Record<string, string>) };
  }
  return Object.fromEntries(
    Object.entries(texts)
      .sort()
      .map(([language, table]) => [language, Object.fromEntries(Object.entries(table).sort())]),
  );
}

function placeOf(file: string, folder: string): { language: string; prefix: string } | null {
  const isOwn = file.startsWith(join(folder, sep));
  const path = (isOwn ? file.slice(join(folder, sep).length) : file).replaceAll(sep, '/');
  const [, language = '', namespace] = (isOwn ? OWN : COMMON).exec(path) ?? [];
  return language ? { language, prefix: namespace ? `${namespace}:` : '' } : null;
}
