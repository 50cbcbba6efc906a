import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ModuleDescriptor } from '@vitral/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfiguration, readManifest } from './base.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { sharedRanges, shellShared } from './shared.ts';

/** The webpack configuration of the shell: it exposes nothing, and brings every shared library. */
export function defineShellBuild(folder: string) {
  return (): Configuration => {
    const base = baseConfiguration(folder, 'vitral_shell');
    return {
      ...base,
      entry: { main: './src/main.ts' },
      module: { rules: [...(base.module?.rules ?? []), sonnerRule()] },
      plugins: [...(base.plugins ?? []), federation(folder), descriptor(folder)],
    };
  };
}

function sonnerRule() {
  return {
    test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
    loader: join(import.meta.dirname, 'drop-injected-style.cjs'),
  };
}

function federation(folder: string) {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: shellShared(folder),
    shareStrategy: 'loaded-first',
    runtimePlugins: [join(folder, 'src/federation/runtime-plugin.ts')],
    dts: false,
    manifest: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

function descriptor(folder: string) {
  return new DescriptorPlugin({
    descriptor: JSON.parse(readFileSync(join(folder, 'src/module.json'), 'utf8')) as ModuleDescriptor,
    version: readManifest(folder).version,
    library: null,
    shared: sharedRanges(folder),
    entry: /^main\..*js$/,
    renderer: null,
  });
}
