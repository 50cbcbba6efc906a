import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { commonConfiguration, scriptMinimizer } from './base.ts';
import { withBuiltFiles } from './built-files.ts';
import { typescriptRule } from './rules.ts';

/** Name of the starter's build. */
export const STARTER = 'starter';

/**
 * Maximum bytes of each starter, compressed alone. Both are inlined into every public page, which is compressed as a whole: together they
 * take less than 2 kB of it (docs/adr/061).
 */
const BROTLI_BYTES: Record<string, number> = { shell: 1000, 'mfe-public': 1240 };
/** Must not occur: it would end the script element that the text is inlined into. */
const ENDS_SCRIPT = /<\/|<!--/;

/** Keeps the client of a development server out of the script; missing in webpack's types. */
const NO_DEV_SERVER: object = { devServer: false };

/** Result of the starter's build, which the browser's build waits for. */
export interface StarterOutcome {
  starter?: string;
}

/** Returns the outcome that the starter's build fills in; null for modules without `src/starter.ts`. */
export const starterOf = (folder: string): StarterOutcome | null =>
  existsSync(join(folder, 'src/starter.ts')) ? {} : null;

/**
 * Returns the build of `src/starter.ts`: one minimized script with all its imports, which becomes text of the descriptor. It writes
 * no file.
 */
export function starterConfiguration(folder: string, outcome: StarterOutcome): Configuration {
  return {
    name: STARTER,
    ...commonConfiguration(folder),
    ...NO_DEV_SERVER,
    target: ['web', 'es2022'],
    entry: { [STARTER]: './src/starter.ts' },
    output: { path: join(folder, 'dist'), filename: '[name].js' },
    module: { rules: [typescriptRule()], parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: [recordStarter(outcome, BROTLI_BYTES[basename(folder)] ?? 1024)],
    optimization: {
      splitChunks: false,
      runtimeChunk: false,
      concatenateModules: true,
      minimize: true,
      minimizer: [scriptMinimizer()],
    },
  };
}

/** Moves the script from the files of the build to `outcome`. */
const recordStarter = (outcome: StarterOutcome, limit: number) =>
  withBuiltFiles('Starter', (compilation) => {
    delete outcome.starter;
    const text = compilation.getAsset(`${STARTER}.js`)?.source.source().toString().trim();
    for (const file of Object.keys(compilation.assets)) compilation.deleteAsset(file);
    if (!text || compilation.errors.length > 0) return;

    const refuse = (message: string) => compilation.errors.push(new webpack.WebpackError(message));
    const bytes = brotliCompressSync(text).length;
    const isProduction = compilation.compiler.options.mode === 'production';
    if (isProduction && bytes > limit)
      refuse(`src/starter.ts weighs ${bytes} bytes, more than its ${limit}.`);
    else if (ENDS_SCRIPT.test(text)) refuse('src/starter.ts contains </ or <!--, which ends its element.');
    else outcome.starter = text;
  });
