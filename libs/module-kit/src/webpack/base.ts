import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { IntegrityRuntimePlugin } from './integrity-runtime-plugin.ts';

export interface ProjectManifest {
  name: string;
  version: string;
}

/** Reads the `package.json` of the project that is being built. */
export function readManifest(folder: string): ProjectManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ProjectManifest;
}

/** How every part of the site is compiled: one place for targets, loaders, names and time limits. */
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
      strictModuleErrorHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['source', '...'] },
    module: {
      rules: [
        typescriptRule(),
        cssRule(),
        { test: /\.(avif|webp|svg|mp4|webm|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      new IntegrityRuntimePlugin(),
    ],
    optimization: { runtimeChunk: false },
    cache: cacheIn(folder),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function cacheIn(folder: string): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
    // What was compiled by other rules than those of this folder is compiled anew.
    buildDependencies: { rules: [`${import.meta.dirname}/`] },
  };
}

function typescriptRule() {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Never React's development functions for JSX: the shell shares react as it is built for production.
        transform: { react: { runtime: 'automatic', development: false } },
        target: 'es2022',
      },
    },
  };
}

function cssRule() {
  const cssLoader = {
    loader: 'css-loader',
    options: { modules: { auto: true, exportLocalsConvention: 'as-is', namedExport: false } },
  };
  return { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader] };
}
