import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import type { Configuration } from 'webpack';
import { classNamingOf, shortNamesOf } from './class-names.ts';
import { checkBudget } from './page-loads.ts';
import { ASSET_NAME, browserRules, type JsxOptions } from './rules.ts';
import { fixIds, guardChunks, shortenPublicPath } from './runtime-plugins.ts';

/** Returns the webpack configuration that all browser builds share: targets, loaders, names and time limits. */
export function baseConfiguration(folder: string, uniqueName: string, jsx: JsxOptions = {}): Configuration {
  return {
    ...commonConfiguration(folder),
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName,
      chunkLoadTimeout: 5000,
      // Runs a module again after its import failed; `strictModuleErrorHandling` would throw the cached error every time.
      strictModuleExceptionHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: ASSET_NAME,
    },
    module: { rules: browserRules(classNamingOf(folder), jsx) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      guardChunks,
      shortenPublicPath,
      fixIds,
      checkBudget(folder),
    ],
    optimization: { runtimeChunk: false, minimizer: minimizers() },
  };
}

/** Returns the configuration that the browser builds and the renderer's build share. */
export function commonConfiguration(folder: string): Configuration {
  return {
    context: folder,
    mode: 'production',
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', '...'] },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
      // A change of this folder's rules invalidates the cache.
      buildDependencies: { rules: [`${import.meta.dirname}/`] },
      // A new class can change the names of all others.
      version: [...shortNamesOf(folder).keys()].join(),
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

const COMPRESSED = {
  test: /\.(js|css|json|svg)$/,
  // Only the server reads these files.
  exclude: /^(module|texts|sbom\.cdx)\.json$/,
  // Below one packet, compression saves nothing.
  threshold: 1024,
};

/** Minifies scripts and style sheets and writes compressed copies beside them (`main.js.br`, `main.js.gz`) for the server. */
function minimizers(): NonNullable<Configuration['optimization']>['minimizer'] {
  return [
    scriptMinimizer(),
    // Merging would split `padding` into four declarations in nested rules.
    new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { mergeLonghand: false }] } }),
    new CompressionPlugin<BrotliOptions>({
      ...COMPRESSED,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    }),
    new CompressionPlugin({
      ...COMPRESSED,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: constants.Z_BEST_COMPRESSION },
    }),
  ];
}

/** Licence comments stay in the scripts. */
export const scriptMinimizer = () =>
  new MinimizerPlugin({
    extractComments: false,
    minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 2 } } },
  });
