import type { BuiltDescriptor, ModuleDescriptor } from '@vitral/contracts';
import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'DescriptorPlugin';
const { Compilation: CompilationClass, sources } = webpack;

export interface DescriptorOptions {
  descriptor: ModuleDescriptor;
  version: string;
  library: string | null;
  shared: Record<string, string>;
  /** Finds the script that starts the release among the built files. */
  entry: RegExp;
}

/** Writes `module.json` beside the built files: the module's own descriptor, completed by what only the build knows. */
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

    const { descriptor, version, library, shared } = this.options;
    const built: BuiltDescriptor = {
      ...descriptor,
      version,
      library,
      shared,
      entry,
      styles: library ? [] : files.filter((file) => /^main\..*\.css$/.test(file)),
      integrity: integrityOf(compilation, files),
    };
    compilation.emitAsset('module.json', new sources.RawSource(`${JSON.stringify(built, null, 2)}\n`));
  }
}

function integrityOf(compilation: Compilation, files: string[]): Record<string, string> {
  return Object.fromEntries(
    files
      .filter((file) => /\.(js|css)$/.test(file))
      .sort()
      .map((file) => [file, `sha384-${sha384(compilation, file)}`]),
  );
}

function sha384(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  return createHash('sha384')
    .update(asset ? asset.source.buffer() : '')
    .digest('base64');
}
