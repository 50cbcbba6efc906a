import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { withDevServer } from './dev-server.ts';

const SITE = 'https://vitral.example';
let server: WebpackDevServer;
let url: string;

beforeAll(async () => {
  const configuration = withDevServer({
    mode: 'development',
    entry: {},
    plugins: [new Manifest()],
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  });
  const { devServer, ...build } = configuration as Configuration & {
    devServer: WebpackDevServer.Configuration;
  };
  server = new WebpackDevServer({ ...devServer, port: 0 }, webpack(build) as webpack.Compiler);
  await server.start();
  const bound = server.server?.address();
  url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : bound}/module.json`;
}, 60_000);
afterAll(() => server.stop());

class Manifest {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) =>
      compilation.emitAsset('module.json', new webpack.sources.RawSource('{}')),
    );
  }
}

describe('withDevServer', () => {
  it('allows a site on another machine to load files from this one', async () => {
    const response = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: SITE,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Private-Network': 'true',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-private-network')).toBe('true');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('serves a module to pages of another origin', async () => {
    const response = await fetch(url, { headers: { Origin: SITE } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
