import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants, type BrotliOptions } from 'node:zlib';
import type { Configuration } from 'webpack';

const COMPRESSED = /\.(js|css|json|svg)$/;
/** What only the server reads. */
const NEVER_SENT = /^(module|texts)\.json$/;

/** Below this many bytes a compressed answer saves no packet. */
const LEAST_BYTES = 1024;

/**
 * What makes a build for production small, left out in development: scripts and style sheets without what only people
 * read, and beside each the same compressed (`main.js.br`, `main.js.gz`), so that the server has nothing to compress.
 */
export function minimizers(): NonNullable<Configuration['optimization']>['minimizer'] {
  return [
    // Licences stay in the scripts that they speak of.
    new MinimizerPlugin({
      extractComments: false,
      minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 2 } } },
    }),
    // Merging would write `padding` in four lines where rules are nested.
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
