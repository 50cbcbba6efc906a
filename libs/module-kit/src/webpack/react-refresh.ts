import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';

/**
 * True for `npm run dev -- mfe-people`: the shell holds React's development build, so that pages retain their state while
 * their module is edited. A site that runs elsewhere has the production build, without React Refresh.
 */
export const isHot = () => process.env['MODULE_HOT'] === 'true';

/** Entry that runs before React, because React looks for the hook of React Refresh only when it loads. */
export const REFRESH_HOOK = join(import.meta.dirname, 'react-refresh-hook.cjs');

/** Shows no overlay: errors appear in the console and in the module's own panel. */
export const reactRefresh = () => new ReactRefreshPlugin({ overlay: false });
