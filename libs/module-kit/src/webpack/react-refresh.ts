import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/**
 * True for `npm run dev -- mfe-people`: the shell holds React's development build, so that pages retain their state while
 * their module is edited. A site that runs elsewhere has the production build, without React Refresh.
 */
export const isHot = () => process.env['MODULE_HOT'] === 'true';

/** Entry that runs before React, because React looks for the hook of React Refresh only when it loads. */
export const REFRESH_HOOK = join(import.meta.dirname, 'react-refresh-hook.cjs');

/**
 * Adds React Refresh to a webpack configuration, without an overlay: errors appear in the console and in the module's own panel.
 * The plugin would load `globalThis`, which every browser has, from core-js.
 */
export const withReactRefresh = (configuration: Configuration): Configuration => ({
  ...configuration,
  externals: { 'core-js-pure/features/global-this': 'var globalThis' },
  plugins: [...(configuration.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
});
