import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base.ts';
import { describeRelease } from './describe-release.ts';
import { readManifest } from './manifest.ts';
import { isHot, REFRESH_HOOK } from './react-refresh.ts';
import { retryChunks } from './runtime-plugins.ts';
import { withSbom } from './sbom.ts';
import { sharedLibraries, sharedRanges } from './shared.ts';
import { STARTER, starterConfiguration, type StarterOutcome } from './starter-build.ts';

/**
 * Returns the webpack configurations of the shell, which exposes no modules and provides every shared library, and of its starter
 * (`src/starter.ts`).
 */
export function defineShellBuild(folder: string) {
  return (): Configuration[] => {
    const starter: StarterOutcome = {};
    return withSbom(folder, starterConfiguration(folder, starter), browserConfiguration(folder, starter));
  };
}

function browserConfiguration(folder: string, starter: StarterOutcome): Configuration {
  const base = baseConfiguration(folder, 'vitral_shell', { development: isHot() });
  return {
    ...base,
    name: 'browser',
    dependencies: [STARTER],
    entry: { main: isHot() ? [REFRESH_HOOK, './src/main.ts'] : './src/main.ts' },
    module: { rules: [...(base.module?.rules ?? []), sonnerRule()] },
    optimization: {
      ...base.optimization,
      // Ids for development are paths, which can be longer than a release's file names may be.
      chunkIds: 'deterministic',
      splitChunks: { cacheGroups: { react: REACT } },
    },
    plugins: [...(base.plugins ?? []), retryChunks, federation(folder), descriptor(folder, starter)],
  };
}

/** Puts React, which federation shares in four parts, into one script: four scripts would delay the console and compress worse. */
const REACT = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'async' as const,
  enforce: true,
};

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
    shared: sharedLibraries(folder),
    shareStrategy: 'loaded-first',
    runtimePlugins: [join(folder, 'src/federation/runtime-plugin.ts')],
    dts: false,
    manifest: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

function descriptor(folder: string, starter: StarterOutcome) {
  return describeRelease({
    folder,
    descriptor: JSON.parse(readFileSync(join(folder, 'src/module.json'), 'utf8')) as ModuleDescriptor,
    version: readManifest(folder).version,
    library: null,
    shared: sharedRanges(folder),
    entry: /^main\..*js$/,
    renderer: null,
    starter,
  });
}
