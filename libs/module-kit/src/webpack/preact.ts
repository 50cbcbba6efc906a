import type { Configuration } from 'webpack';

/**
 * A module's sources and its libraries import React; in the browser they get Preact, which is a sixth of the size
 * (docs/adr/062).
 */
const PREACT_ALIASES = {
  react$: 'preact/compat',
  'react/jsx-runtime$': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime$': 'preact/compat/jsx-dev-runtime',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
};

/** Puts Preact into one script, so that islands, pages and parts that load later contain no copies. */
const PREACT_CHUNK = {
  test: /[\\/]node_modules[\\/]preact[\\/]/,
  name: 'preact',
  chunks: 'async' as const,
  enforce: true,
  // Higher than the priority of the chunk that islands share.
  priority: 1,
};

/** Adds Preact in place of React to a webpack configuration. */
export function withPreact(configuration: Configuration): Configuration {
  const { resolve, optimization } = configuration;
  const { splitChunks } = optimization ?? {};
  const cacheGroups = { ...(splitChunks && splitChunks.cacheGroups), preact: PREACT_CHUNK };
  return {
    ...configuration,
    resolve: { ...resolve, alias: { ...resolve?.alias, ...PREACT_ALIASES } },
    optimization: { ...optimization, splitChunks: { ...splitChunks, cacheGroups } },
  };
}
