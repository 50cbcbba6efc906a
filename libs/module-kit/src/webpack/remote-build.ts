import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ModuleDescriptor } from '@vitral/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfiguration, readManifest } from './base.ts';
import { buildId } from './build-id.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { withDevServer } from './dev-server.ts';
import { REMOTE_CHUNK } from './page-styles.ts';
import { isHot, reactRefresh } from './react-refresh.ts';
import { rendererConfiguration } from './renderer-build.ts';
import { RENDERER, type RendererOutcome } from './renderer-plugin.ts';
import { remoteShared, sharedRanges } from './shared.ts';

type Environment = Record<string, unknown>;

/**
 * Returns the whole webpack configuration of a remote: it exposes `src/remote.tsx`, describes itself in `src/module.json` and
 * renders its pages on the server with the optional `src/renderer.tsx`. `webpack` builds it, `webpack serve` serves it for
 * development. Throws when a shared library is not installed.
 */
export function defineRemoteBuild(folder: string) {
  return (environment: Environment): Configuration | Configuration[] => {
    if (environment['WEBPACK_SERVE']) return withDevServer(browserConfiguration(folder, true, null));
    if (!existsSync(join(folder, 'src/renderer.tsx'))) return browserConfiguration(folder, false, null);

    const outcome: RendererOutcome = { files: [] };
    return [
      rendererConfiguration(folder, readManifest(folder), outcome),
      besideRenderer(browserConfiguration(folder, false, outcome), outcome),
    ];
  };
}

/** Turns `mfe-people` into `mfe_people`, a valid variable name. */
export function containerName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}

function browserConfiguration(
  folder: string,
  isServed: boolean,
  renderer: RendererOutcome | null,
): Configuration {
  const { version } = readManifest(folder);
  const descriptor = JSON.parse(readFileSync(join(folder, 'src/module.json'), 'utf8')) as ModuleDescriptor;
  const name = containerName(descriptor.name);
  const library = isServed ? `${name}_dev` : `${name}_${buildId(folder)}`;
  const base = baseConfiguration(folder, library, { development: isHot(), refresh: isHot() });
  const shared = sharedRanges(folder);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      federation(folder, name, library, isServed),
      new DescriptorPlugin({
        folder,
        descriptor,
        version,
        library,
        shared,
        entry: /^remoteEntry\..*js$/,
        renderer,
      }),
      ...(isHot() ? [reactRefresh()] : []),
    ],
  };
}

/** The renderer is built first, into the same folder, since the descriptor names its file. */
function besideRenderer(configuration: Configuration, outcome: RendererOutcome): Configuration {
  return {
    ...configuration,
    name: 'browser',
    dependencies: [RENDERER],
    output: {
      ...configuration.output,
      clean: { keep: (file: string) => outcome.files.includes(file) },
    },
  };
}

function federation(folder: string, name: string, library: string, isServed: boolean) {
  const remote = existsSync(join(folder, 'src/remote.tsx')) ? './src/remote.tsx' : './src/remote.ts';
  return new ModuleFederationPlugin({
    name,
    filename: isServed ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    library: { type: 'var', name: library },
    exposes: { './remote': { import: remote, name: REMOTE_CHUNK } },
    shared: remoteShared(folder),
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
