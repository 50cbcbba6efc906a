import type { BuiltDescriptor, ModuleDescriptor, PageLoad } from '@vitral/contracts';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { filesOfNamedChunk } from './chunk-files.ts';
import { sha384 } from './integrity.ts';
import { weighPages } from './page-loads.ts';
import { pageStyles } from './page-styles.ts';
import { releaseTexts, TEXTS_FILE } from './release-texts.ts';
import type { RendererOutcome } from './renderer-plugin.ts';

const NAME = 'DescriptorPlugin';
const { Compilation: CompilationClass, sources, WebpackError } = webpack;

export interface DescriptorOptions {
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
}

/**
 * Writes `module.json` beside the built files, the module's own descriptor with the names and hashes of the build, and
 * `texts.json`, the texts of the release.
 */
export class DescriptorPlugin {
  private readonly options: DescriptorOptions;

  constructor(options: DescriptorOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: CompilationClass.PROCESS_ASSETS_STAGE_REPORT },
        () => this.emit(compilation),
      );
    });
  }

  private emit(compilation: Compilation): void {
    const files = compilation.getAssets().map((asset) => asset.name);
    const entry = files.find((file) => this.options.entry.test(file));
    if (!entry) return;

    const { folder, descriptor, version, library, shared, renderer } = this.options;
    const built: BuiltDescriptor = {
      ...descriptor,
      version,
      library,
      shared,
      entry,
      styles: library ? [] : files.filter((file) => /^main\..*\.css$/.test(file)),
      ...(descriptor.publicPages && { pageStyles: pageStyles(compilation, descriptor.publicPages) }),
      ...(descriptor.publicChunks && {
        publicScripts: descriptor.publicChunks.flatMap((name) => filesOfNamedChunk(compilation, name)),
      }),
      ...(renderer && { renderer: renderer.renderer }),
      integrity: integrityOf(compilation, files),
      texts: TEXTS_FILE,
      ...loadsOf(compilation, folder),
    };
    if (renderer && !renderer.renderer)
      compilation.errors.push(new WebpackError('The renderer could not be built.'));
    emitJson(compilation, 'module.json', built);
    emitJson(compilation, TEXTS_FILE, releaseTexts(compilation, folder));
  }
}

function integrityOf(compilation: Compilation, files: string[]): Record<string, string> {
  const guarded = files.filter((file) => /\.(js|css)$/.test(file)).sort();
  return Object.fromEntries(guarded.map((file) => [file, sha384(compilation, file)]));
}

/** Measures compressed files, which only production builds write. */
function loadsOf(compilation: Compilation, folder: string): { loads?: Record<string, PageLoad> } {
  if (compilation.compiler.options.mode !== 'production') return {};
  const pages = weighPages(compilation, folder);
  const loads = pages.map(({ page, files, brotliBytes }) => [page, { files, brotliBytes }] as const);
  return pages.length > 0 ? { loads: Object.fromEntries(loads) } : {};
}

function emitJson(compilation: Compilation, file: string, value: unknown): void {
  compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`));
}
