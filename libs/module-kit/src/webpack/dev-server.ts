import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** A remote served to the running site while it is being written (`npm run dev -- mfe-people`). */
export function withDevServer(configuration: Configuration): Configuration {
  const devServer: DevServerConfiguration = {
    host: '127.0.0.1',
    port: Number(process.env['MODULE_PORT'] ?? 0) || 'auto',
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    allowedHosts: ['127.0.0.1', 'localhost'],
    headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    devMiddleware: { writeToDisk: false },
  };
  return {
    ...configuration,
    output: { ...configuration.output, filename: '[name].js', chunkFilename: '[name].js' },
    devServer,
  } as Configuration;
}
