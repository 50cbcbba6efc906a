import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { cacheIn, type ProjectManifest } from './base.ts';
import { RENDERER, RendererPlugin, type RendererOutcome } from './renderer-plugin.ts';
import { ASSET_NAME, rendererRules } from './rules.ts';

/**
 * Returns the second build of a module that the server renders: `src/renderer.tsx` and all its imports, React included, as one
 * file for Node. It writes no style sheets, but uses the same class names as the browser's build. Both builds write the pictures,
 * under the same names, since some appear only in a page's head.
 *
 * URLs of files are computed when a module starts (`hero.avif` becomes `__webpack_public_path__ + 'hero.1234abcd.avif'`), and only
 * a request tells where the release is served. `src/renderer.tsx` therefore imports no module that uses a file, sets
 * `__webpack_public_path__ = request.base` and then loads the rest with `import('./...')`. In this build dynamic imports add no
 * file, but still run when they are first called.
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
    // Not minimized: nobody downloads it, and the log of a failed rendering names its lines.
    optimization: { splitChunks: false, runtimeChunk: false, minimize: false },
    cache: cacheIn(folder),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
