import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants, type BrotliOptions } from 'node:zlib';
import type { Configuration } from 'webpack';

const COMPRESSED = /\.(js|css|json|svg)$/;
/** Files that only the server reads. */
const NEVER_SENT = /^(module|texts)\.json$/;

/** Bytes below which compression saves no packet. */
const LEAST_BYTES = 1024;

/**
 * Minimizers of a production build: they minify scripts and style sheets and write compressed copies beside them
 * (`main.js.br`, `main.js.gz`), so that the server compresses nothing.
 */
export function minimizers(): NonNullable<Configuration['optimization']>['minimizer'] {
  return [
    // Licence comments stay in the scripts.
    new MinimizerPlugin({
      extractComments: false,
      minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 2 } } },
    }),
    // Merging would split `padding` into four declarations in nested rules.
    new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { mergeLonghand: false }] } }),
    new CompressionPlugin<BrotliOptions>({
      test: COMPRESSED,
      exclude: NEVER_SENT,
      threshold: LEAST_BYTES,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    }),
    new CompressionPlugin({
      test: COMPRESSED,
      exclude: NEVER_SENT,
      threshold: LEAST_BYTES,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: constants.Z_BEST_COMPRESSION },
    }),
  ];
}
