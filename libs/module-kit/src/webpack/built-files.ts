import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Returns the plugin that calls `work` when the files of a build are final. */
export const withBuiltFiles =
  (name: string, work: (compilation: Compilation) => void) =>
  (compiler: Compiler): void => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => work(compilation));
    });
  };

/** Returns the hash of a built file for the integrity attribute: `sha384-...`. */
export function sha384(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}
