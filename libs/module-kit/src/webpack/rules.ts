import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { ClassNaming } from './class-names.ts';

const ASSETS = /\.(avif|webp|jpg|png|svg|mp4|webm|woff2)$/;

/** Name of pictures, films and fonts, the same in the browser's build and in the renderer's. */
export const ASSET_NAME = '[name].[contenthash:8][ext]';

/**
 * JSX for React's production build, unless `development`. With `refresh`, components register with React Refresh, which
 * only works with the development build.
 */
export interface JsxOptions {
  development?: boolean;
  refresh?: boolean;
}

export function typescriptRule({ development = false, refresh = false }: JsxOptions = {}): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh } },
        target: 'es2022',
      },
    },
  };
}

/** Writes style sheets and pictures as files. */
export function browserRules(naming: ClassNaming, jsx: JsxOptions = {}): RuleSetRule[] {
  return [
    typescriptRule(jsx),
    { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(naming)] },
    { test: ASSETS, type: 'asset/resource' },
  ];
}

/** Gives classes the same names as in the browser's build, without writing a style sheet. */
export function rendererRules(naming: ClassNaming): RuleSetRule[] {
  return [
    typescriptRule(),
    { test: /\.module\.css$/, use: [cssLoader({ ...naming, exportOnlyLocals: true })] },
    // A style sheet without exports is useless in a renderer.
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
    { test: ASSETS, type: 'asset/resource' },
  ];
}

function cssLoader(options: ClassNaming & { exportOnlyLocals?: boolean }) {
  const modules = { auto: true, exportLocalsConvention: 'as-is', namedExport: false, ...options };
  return { loader: 'css-loader', options: { modules } };
}
