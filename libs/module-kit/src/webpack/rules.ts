import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const ASSETS = /\.(avif|webp|jpg|png|svg|mp4|webm|woff2)$/;

/** Pictures, films and fonts keep one name in the browser's build and in the renderer's. */
export const ASSET_NAME = '[name].[contenthash:8][ext]';

export function typescriptRule(): RuleSetRule {
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

/** Style sheets become files, pictures too. `project` keeps the class names of two modules in one page apart. */
export function browserRules(project: string): RuleSetRule[] {
  return [
    typescriptRule(),
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(project, {})] },
    { test: ASSETS, type: 'asset/resource' },
  ];
}

/** The same names as in the browser's build, without a style sheet being written. */
export function rendererRules(project: string): RuleSetRule[] {
  return [
    typescriptRule(),
    { test: /\.module\.css$/, use: [cssLoader(project, { exportOnlyLocals: true })] },
    // A sheet without exports says nothing to a renderer.
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
    { test: ASSETS, type: 'asset/resource' },
  ];
}

function cssLoader(project: string, options: { exportOnlyLocals?: boolean }) {
  const modules = {
    auto: true,
    exportLocalsConvention: 'as-is',
    namedExport: false,
    localIdentName: '[hash:base64:8]',
    localIdentHashSalt: project,
    ...options,
  };
  return { loader: 'css-loader', options: { modules } };
}
