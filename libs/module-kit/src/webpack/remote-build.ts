import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ModuleDescriptor } from '@vitral/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfiguration, readManifest } from './base.ts';
import { buildId } from './build-id.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { withDevServer } from './dev-server.ts';
import { remoteShared, sharedRanges } from './shared.ts';

type Environment = Record<string, unknown>;

/**
 * The whole webpack configuration of a remote, from its folder alone: `src/remote.tsx` is what it exposes,
 * `src/module.json` what it says of itself. Build with `webpack`, develop with `webpack serve`.
 * Throws when a shared library is not installed.
 */
export function defineRemoteBuild(folder: string) {
  return (environment: Environment): Configuration => {
    const manifest = readManifest(folder);
    const descriptor = JSON.parse(readFileSync(join(folder, 'src/module.json'), 'utf8')) as ModuleDescriptor;
    const name = containerName(descriptor.name);
    const isServed = Boolean(environment['WEBPACK_SERVE']);
    const library = isServed ? `${name}_dev` : `${name}_${buildId(folder)}`;
    const base = baseConfiguration(folder, library);
    const configuration: Configuration = {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        federation(folder, name, library, isServed),
        new DescriptorPlugin({
          descriptor,
          version: manifest.version,
          library,
          shared: sharedRanges(folder),
          entry: /^remoteEntry\..*js$/,
        }),
      ],
    };
    return isServed ? withDevServer(configuration) : configuration;
  };
}

/** `mfe-people` → `mfe_people`, a name that a script can carry. */
export function containerName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}

function federation(folder: string, name: string, library: string, isServed: boolean) {
  const remote = existsSync(join(folder, 'src/remote.tsx')) ? './src/remote.tsx' : './src/remote.ts';
  return new ModuleFederationPlugin({
    name,
    filename: isServed ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    library: { type: 'var', name: library },
    exposes: { './remote': remote },
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
