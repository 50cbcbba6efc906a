import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base.ts';
import { describeRelease, REMOTE_CHUNK } from './describe-release.ts';
import { withDevServer } from './dev-server.ts';
import { type Island, islandsOf, shareBetween, withoutStyles } from './islands.ts';
import { readManifest } from './manifest.ts';
import { withPreact } from './preact.ts';
import { isHot, withReactRefresh } from './react-refresh.ts';
import { rendererConfiguration, type RendererOutcome } from './renderer-build.ts';
import { withSbom } from './sbom.ts';
import { sharedLibraries, sharedRanges, LIBRARIES } from './shared.ts';
import { starterConfiguration, starterOf, type StarterOutcome } from './starter-build.ts';

/** Builds that the browser's build waits for, since the descriptor holds their results. */
interface Outcomes {
  renderer: RendererOutcome | null;
  starter: StarterOutcome | null;
}

export interface RemoteOptions {
  /** Runs on Preact in the browser, without any shared library of the shell; the server still renders with React. */
  onPreact?: boolean;
}

/**
 * Returns the webpack configurations of a remote: it exposes `src/remote.tsx` and its islands, the server renders its pages with the
 * optional `src/renderer.tsx` and inlines the optional `src/starter.ts` into them. `webpack serve` serves it for development. Throws
 * when a shared library is not installed.
 */
export function defineRemoteBuild(folder: string, { onPreact = false }: RemoteOptions = {}) {
  return (environment: Record<string, unknown>): Configuration | Configuration[] => {
    const isServed = Boolean(environment['WEBPACK_SERVE']);
    const hasRenderer = !isServed && existsSync(join(folder, 'src/renderer.tsx'));
    const outcomes: Outcomes = { renderer: hasRenderer ? { files: [] } : null, starter: starterOf(folder) };
    const { renderer, starter } = outcomes;
    const browser = browserConfiguration(folder, { isServed, onPreact }, outcomes);
    const before = [
      ...(renderer ? [rendererConfiguration(folder, renderer)] : []),
      ...(starter ? [starterConfiguration(folder, starter)] : []),
    ];
    const after = { ...browser, name: 'browser', dependencies: before.map(({ name }) => name ?? '') };
    return withSbom(folder, ...before, isServed ? withDevServer(after) : besideRenderer(after, renderer));
  };
}

interface BrowserOptions {
  isServed: boolean;
  onPreact: boolean;
}

function browserConfiguration(
  folder: string,
  { isServed, onPreact }: BrowserOptions,
  outcomes: Outcomes,
): Configuration {
  const { version } = readManifest(folder);
  const descriptor = JSON.parse(readFileSync(join(folder, 'src/module.json'), 'utf8')) as ModuleDescriptor;
  // A valid variable name.
  const name = descriptor.name.replaceAll('-', '_');
  const library = isServed ? `${name}_dev` : `${name}_${buildId(folder)}`;
  // React Refresh does not work with Preact, so an edit reloads the page.
  const refresh = isHot() && !onPreact;
  const base = baseConfiguration(folder, library, { development: isHot(), refresh });
  const islands = islandsOf(folder);
  const configuration: Configuration = {
    ...base,
    entry: {},
    optimization: { ...base.optimization, ...shareBetween(islands) },
    plugins: [
      ...(base.plugins ?? []),
      federation(folder, { name, library, islands, isServed, onPreact }),
      withoutStyles(islands),
      describeRelease({
        folder,
        descriptor,
        version,
        library,
        shared: onPreact ? {} : sharedRanges(folder),
        islands,
        entry: /^remoteEntry\..*js$/,
        ...outcomes,
      }),
    ],
  };
  const complete = onPreact ? withPreact(configuration) : configuration;
  return refresh ? withReactRefresh(complete) : complete;
}

/** The renderer is built first, into the same folder. */
function besideRenderer(configuration: Configuration, renderer: RendererOutcome | null): Configuration {
  const clean = { keep: (file: string) => renderer?.files.includes(file) ?? false };
  return { ...configuration, output: { ...configuration.output, clean } };
}

interface Container extends BrowserOptions {
  name: string;
  library: string;
  islands: Island[];
}

function federation(folder: string, { name, library, islands, isServed, onPreact }: Container) {
  const remote = existsSync(join(folder, 'src/remote.tsx')) ? './src/remote.tsx' : './src/remote.ts';
  return new ModuleFederationPlugin({
    name,
    filename: isServed ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    library: { type: 'var', name: library },
    exposes: {
      './remote': { import: remote, name: REMOTE_CHUNK },
      ...Object.fromEntries(
        islands.map((island) => [`./${island.name}`, { import: island.source, name: island.name }]),
      ),
    },
    // Federation reads requests before aliases apply, so it would still request `react` from the shell.
    shared: onPreact ? {} : sharedLibraries(folder, { import: false }),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

/**
 * Returns eight hexadecimal digits that change with the sources of a module and its libraries, so that two releases can
 * run in one page.
 */
function buildId(folder: string): string {
  const hash = createHash('sha256');
  for (const root of [join(folder, 'src'), LIBRARIES]) {
    // Uses relative paths, so that the same sources have the same id in every checkout.
    for (const file of sourceFiles(root).sort())
      hash.update(file.slice(dirname(root).length)).update(readFileSync(file));
  }
  // The lock file of a module in its own repository is beside its package.json.
  const locks = [folder, dirname(LIBRARIES)].map((place) => join(place, 'package-lock.json'));
  for (const file of [join(folder, 'package.json'), ...locks.filter((lock) => existsSync(lock))])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

function sourceFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.([jt]sx?|json|css|avif|webp|jpg|png|svg|mp4|webm|woff2)$/.test(path))
    .filter((path) => !/(^|[\\/])(node_modules|dist|test-results|testing)[\\/]|\.(spec|d)\./.test(path))
    .map((path) => join(root, path));
}
