import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { minimizers } from './minimizers.ts';
import { keepBudget } from './page-loads.ts';
import { ASSET_NAME, browserRules } from './rules.ts';
import { fixIds, guardChunks, shortenPublicPath } from './runtime-plugins.ts';

export interface ProjectManifest {
  name: string;
  version: string;
}

/** Reads the `package.json` of the project that is being built. */
export function readManifest(folder: string): ProjectManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ProjectManifest;
}

/** Returns the webpack configuration that all browser builds share: targets, loaders, names and time limits. */
export function baseConfiguration(folder: string, uniqueName: string): Configuration {
  return {
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName,
      chunkLoadTimeout: 5000,
      // Runs a module again after an import of it failed; `strictModuleErrorHandling` would throw the same error for ever.
      strictModuleExceptionHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: ASSET_NAME,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', '...'] },
    module: { rules: browserRules(readManifest(folder).name) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      guardChunks,
      shortenPublicPath,
      fixIds,
      keepBudget(folder),
    ],
    optimization: { runtimeChunk: false, minimizer: minimizers() },
    cache: cacheIn(folder),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

export function cacheIn(folder: string): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
    // A change of this folder's rules invalidates the cache.
    buildDependencies: { rules: [`${import.meta.dirname}/`] },
  };
}
