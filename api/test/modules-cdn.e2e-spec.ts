import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basesIn, bootIn, rendererNamed, ServedSite } from './set-up/served-site.ts';
import { sha384 } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

const PEOPLE = 'https://people.example';

let api: Api;
let cdn: Server;
/** Origin `http://127.0.0.1:<port>` of a proxy that passes on requests under /modules. */
let origin: string;

beforeAll(async () => {
  cdn = createServer((request, response) => {
    const passOn = async () => {
      const reply = await fetch(`${api.url}${request.url ?? ''}`);
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(await reply.text());
    };
    void passOn().catch(() => response.destroy());
  });
  await once(cdn.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  api = await startApi({ ASSET_ORIGINS: `${origin}, mfe-people=${PEOPLE}` });
  await (await ServedSite.open(api)).publishPublic(rendererNamed('far'));
});
afterAll(async () => {
  cdn.close();
  await api.stop();
});

const page = (path: string) => api.site().get(path);

function policyOf(headers: Record<string, string>, directive: string): string[] {
  const policy = headers['content-security-policy'] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('modules from a CDN', () => {
  it('loads every file of a module from its origin, with the hash that its release lists', async () => {
    const { text, headers } = await page('/en').expect(200);
    const { modules } = bootIn(text);

    expect(modules.map(({ base }) => new URL(base).origin)).toEqual([origin, origin]);
    const [shell = '', publicModule = ''] = modules.map(({ base }) => base);
    expect(basesIn(text).sort()).toEqual([publicModule, shell].sort());
    expect(text).toContain(`<main>far <img src="${publicModule}picture.png"></main>`);
    expect(text).toContain(
      `<script src="${shell}entry.js" integrity="${sha384('shell')}" crossorigin defer></script>`,
    );
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(reports)');
  });

  it('loads each module of the console from its own origin', async () => {
    const { text } = await page('/admin').expect(200);
    const bases = bootIn(text).modules.map(({ name, base }) => [name, new URL(base).origin]);
    expect(Object.fromEntries(bases)).toEqual({ shell: origin, 'mfe-people': PEOPLE });
  });

  it('lets pages load only module files from these origins', async () => {
    for (const path of ['/en', '/admin']) {
      const { headers } = await page(path);
      for (const directive of [
        'script-src',
        'style-src',
        'img-src',
        'media-src',
        'font-src',
        'connect-src',
      ]) {
        expect(policyOf(headers, directive)).toEqual(expect.arrayContaining(["'self'", origin, PEOPLE]));
      }
      for (const directive of ['default-src', 'frame-src', 'form-action', 'base-uri']) {
        expect(policyOf(headers, directive)).not.toContain(origin);
      }
    }
  });

  it('loads the styles of pages without scripts from there, too', async () => {
    const { headers, text } = await page('/share/nothing').expect(404);
    expect(policyOf(headers, 'style-src')).toContain(origin);
    expect(policyOf(headers, 'font-src')).toContain(origin);
    expect(policyOf(headers, 'script-src')).toEqual([]);
    expect(text).not.toContain('href="/modules/');

    const login = await api
      .asVisitor()
      .post('/auth/login')
      .send({ username: 'admin', password: 'admin-vitral' });
    const preview = await api
      .site()
      .post('/preview/landing')
      .set('Cookie', login.headers['set-cookie'] ?? '')
      .type('form')
      .send({ language: 'en', texts: '{}' });
    expect(preview.status).toBe(200);
    expect(preview.text).toMatch(
      new RegExp(`<link rel="stylesheet" href="${origin}/modules/mfe-public/[^"]+/page.css"`),
    );
    expect(policyOf(preview.headers, 'style-src')).toContain(origin);
  });

  it('lets other origins load files, cached permanently, and responds 404 to a missing one', async () => {
    const [shell] = bootIn((await page('/en')).text).modules;
    const reply = await fetch(`${shell?.base}entry.js`);
    expect(await reply.text()).toBe('shell');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });

    const missing = await fetch(`${shell?.base}gone.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('access-control-allow-origin')).toBe('*');
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  it('serves icons, site map and API from the site itself', async () => {
    const { text } = await page('/en');
    expect(text).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect((await page('/site.webmanifest')).text).not.toContain(origin);
    expect((await page('/sitemap.xml')).text).not.toContain(origin);
  });
});
