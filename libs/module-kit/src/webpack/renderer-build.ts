import { join } from 'node:path';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { Configuration } from 'webpack';
import { commonConfiguration } from './base.ts';
import { sha384, withBuiltFiles } from './built-files.ts';
import { classNamingOf } from './class-names.ts';
import { ASSET_NAME, rendererRules } from './rules.ts';

/** Name of the renderer's build and of its file. */
export const RENDERER = 'renderer';

/** Result of the renderer's build, which the browser's build waits for. */
export interface RendererOutcome {
  renderer?: BuiltDescriptor['renderer'];
  /** All files that the build wrote to the folder of the release. */
  files: string[];
}

/**
 * Returns the second build of a module that the server renders: `src/renderer.tsx` and all its imports, including
 * React, as one file for Node. It uses the class names of the browser's build but writes no style sheets. Both builds
 * write the pictures, under the same names, since some only appear in a page's head. URLs of files are computed when a
 * module starts (`__webpack_public_path__ + 'hero.1234abcd.avif'`), but only a request states where the release is
 * served. Therefore `src/renderer.tsx` sets `__webpack_public_path__ = request.base` and then loads the code that uses
 * files with `import('./...')`, which adds no file here but still runs only when it is called.
 */
export function rendererConfiguration(folder: string, outcome: RendererOutcome): Configuration {
  return {
    name: RENDERER,
    ...commonConfiguration(folder),
    target: 'node24',
    entry: { [RENDERER]: './src/renderer.tsx' },
    output: {
      path: join(folder, 'dist'),
      publicPath: '',
      filename: '[name].[contenthash:8].cjs',
      assetModuleFilename: ASSET_NAME,
      library: { type: 'commonjs2' },
      strictModuleErrorHandling: true,
    },
    module: {
      rules: rendererRules(classNamingOf(folder)),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [recordFiles(outcome)],
    // Not minimized, since no browser loads it, and stack traces of failed renderings contain its line numbers.
    optimization: { splitChunks: false, runtimeChunk: false, minimize: false },
  };
}

/** Records the files of the renderer's build in `outcome`, for the descriptor of the release. */
const recordFiles = (outcome: RendererOutcome) =>
  withBuiltFiles('Renderer', (compilation) => {
    const [file] = compilation.entrypoints.get(RENDERER)?.getFiles() ?? [];
    if (!file || compilation.errors.length > 0) return;
    outcome.renderer = { file, integrity: sha384(compilation, file) };
    outcome.files = Object.keys(compilation.assets);
  });
