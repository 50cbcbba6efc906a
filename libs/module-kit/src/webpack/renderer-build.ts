import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { cacheIn, type ProjectManifest } from './base.ts';
import { RENDERER, RendererPlugin, type RendererOutcome } from './renderer-plugin.ts';
import { ASSET_NAME, rendererRules } from './rules.ts';

/**
 * The second build of a module that the server renders: `src/renderer.tsx` and all it imports, React included, as one
 * file for Node. It writes no style sheets, but names their classes as the browser's build does. Pictures have the same
 * names in both builds and are written by both, since some appear only in a page's head.
 *
 * Addresses of files are made as modules start (`hero.avif` becomes `__webpack_public_path__ + 'hero.1234abcd.avif'`), and
 * only a request tells where the release is served. `src/renderer.tsx` therefore imports nothing that knows a file, sets
 * `__webpack_public_path__ = request.base` and only then asks for the rest with `import('./...')`, which costs no file:
 * here late imports are part of the one file, but start when they are first asked for.
 */
export function rendererConfiguration(
  folder: string,
  manifest: ProjectManifest,
  outcome: RendererOutcome,
): Configuration {
  return {
    name: RENDERER,
    context: folder,
    mode: 'production',
    target: 'node24',
    devtool: false,
    entry: { [RENDERER]: './src/renderer.tsx' },
    output: {
      path: join(folder, 'dist'),
      publicPath: '',
      filename: '[name].[contenthash:8].cjs',
      assetModuleFilename: ASSET_NAME,
      library: { type: 'commonjs2' },
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', '...'] },
    module: {
      rules: rendererRules(manifest.name),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new RendererPlugin(outcome)],
    // Nobody downloads it, and its lines are what a failed rendering names in the log.
    optimization: { splitChunks: false, runtimeChunk: false, minimize: false },
    cache: cacheIn(folder),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
