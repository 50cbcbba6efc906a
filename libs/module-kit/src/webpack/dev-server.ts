import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration, Middleware } from 'webpack-dev-server';
import { isHot } from './react-refresh.ts';

/**
 * Allows pages of other origins to load the files. Browsers send a preflight request for a site on another machine
 * (Private Network Access).
 */
const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const allowCrossOrigin: Middleware = {
  name: 'allow-cross-origin',
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== 'OPTIONS') return next();
    response.writeHead(204, CROSS_ORIGIN_HEADERS).end();
  },
};

/** Serves a remote under development to a running site (`npm run dev -- mfe-people`). */
export function withDevServer(configuration: Configuration): Configuration {
  const devServer: DevServerConfiguration = {
    host: '127.0.0.1',
    port: Number(process.env['MODULE_PORT'] ?? 0) || 'auto',
    hot: isHot(),
    liveReload: false,
    ...(isHot() ? { client: { overlay: false } } : { client: false, webSocketServer: false }),
    allowedHosts: ['127.0.0.1', 'localhost'],
    headers: CROSS_ORIGIN_HEADERS,
    setupMiddlewares: (middlewares) => [allowCrossOrigin, ...middlewares],
    // Files are served from the disk, so that no file system in memory has to be installed.
    devMiddleware: { writeToDisk: true },
  };
  return {
    ...configuration,
    output: {
      ...configuration.output,
      path: resolve(configuration.context ?? '', 'node_modules/.cache/served'),
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    devServer,
  } as Configuration;
}
