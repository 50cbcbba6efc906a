import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { PageWarmUp } from '../src/pages/public-pages/page-warm-up.ts';
import { PageRenderer } from '../src/pages/rendering/page-renderer.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { trustedTypesScript } from '../src/platform/http/trusted-types-script.ts';
import { PublicReads } from '../src/platform/public-reads/public-reads.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let workspace: string;

/** Renderer that writes its request into the page. */
const ECHO = `exports.render = async (request) => ({
  head: '<title>' + request.page + ' ' + request.language + '</title>',
  html: '<main>' + JSON.stringify(request.form ?? Object.keys(request.answers)) + (request.answers['/api/testimonials'] ?? '') + '</main>',
  freshUntil: null,
});`;

const SHELL_STARTER = 'wakeIslands();';
const SITE_STARTER = 'if (1 < 2) moveColumns();';

beforeAll(async () => {
  api = await startApi();
  workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell', { starter: SHELL_STARTER });
  await publish(ECHO);
});
afterAll(() => api.stop());

async function publish(renderer: string): Promise<void> {
  await buildPublicModule(workspace, renderer, { starter: SITE_STARTER });
  await api.application.get(WorkspaceBuilds).publish(workspace);
}

/** Makes the server render the pages that show the table again, as a change of a row does. */
async function touch(table: string): Promise<void> {
  await api.em().execute(`update ${table} set version = version where false`);
  await api.application.get(TableChanges).settle();
}

const page = (path: string) => api.site().get(path);

describe('a public page', () => {
  it('is complete, in the language of its path, with its styles', async () => {
    const { text, headers } = await page('/en').expect(200);

    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<title>landing en</title>');
    expect(text).toMatch(/<div id="root"><main>.*<\/main><\/div>/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/modules\/mfe-public\/[^"]+\/page\.css"/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('runs no script but its Trusted Types policy and the two starters, allowed by their hashes', async () => {
    const { text, headers } = await page('/en').expect(200);
    const scripts = [...text.matchAll(/<script(?![^>]* type="application\/json")([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.map(([, attributes, script]) => [attributes, script])).toEqual([
      ['', trustedTypesScript({ isRendered: true })],
      ['', SHELL_STARTER],
      ['', SITE_STARTER],
    ]);
    const hashes = scripts.map(([, , script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`);
  });

  it('contains what the API sends to visitors, and nothing that only staff receive', async () => {
    const login = await api
      .asVisitor()
      .post('/auth/login')
      .send({ username: 'admin', password: 'admin-vitral' });
    const { text } = await page('/en').set('Cookie', login.headers['set-cookie'] ?? '');

    expect(text).toContain('"locale":"es"');
    expect(text).not.toContain('consentDate');
    expect(text).toContain('"hasSession":false');
  });

  it('shows a change on the very next request', async () => {
    const testimonial = { name: 'Nueva', text: 'Acabo de llegar', rating: 5, isActive: true };
    const { body } = await api.as('manager').post('/testimonials').send(testimonial).expect(201);
    expect((await page('/es')).text).toContain('Acabo de llegar');

    await api.as('manager').delete(`/testimonials/${body.id}`).expect(204);
    expect((await page('/es')).text).not.toContain('Acabo de llegar');
  });

  it('without a language in its path is in the visitor’s language, then in the site’s', async () => {
    expect((await page('/education').set('Cookie', 'language=fr')).text).toContain('education fr');
    expect((await page('/education')).text).toContain('education es');
    expect((await page('/')).headers['vary']).toContain('Cookie');

    await api.as('admin').put('/site-config/site_language').send({ value: 'en' }).expect(200);
    expect((await page('/education')).text).toContain('education en');
    await api.as('admin').put('/site-config/site_language').send({ value: 'es' }).expect(200);
  });

  it.each([
    ['/es/education?from=mail', '/es/educacion?from=mail'],
    ['/en/educacion', '/en/education'],
    ['/en/', '/en'],
    ['/contact/', '/contact'],
  ])('has one path: %s redirects permanently to %s', async (path, right) => {
    const { headers } = await page(path).expect(301);
    expect(headers['location']).toBe(right);
  });

  it('responds 404 if there is none', async () => {
    expect((await page('/fr/nowhere').expect(404)).text).toContain('not-found fr');
  });
});

describe('a list that', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('No such table'))],
    ['is slow', () => new Promise<never>(() => {})],
  ])('%s is the only one left out, and is shown again as soon as it responds', async (_, trouble) => {
    const reads = api.application.get(PublicReads);
    const read = reads.read.bind(reads);
    const reading = jest
      .spyOn(reads, 'read')
      .mockImplementation((path) => (path === '/api/testimonials' ? trouble() : read(path)));
    await touch('testimonial');
    const { text } = await page('/en').expect(200);
    expect(text).toContain('<main>["/api/');
    expect(text).not.toContain('"locale":"es"');

    reading.mockRestore();
    expect((await page('/en')).text).toContain('"locale":"es"');
  });
});

describe('if the renderer of another release fails, visitors still receive the previous pages', () => {
  beforeAll(() => {
    api.application.get(PageWarmUp).pausesMs = [];
    api.application.get(PageRenderer).limitMs = 2000;
  });

  async function expectStalePage(): Promise<void> {
    for (const path of ['/en', '/es/contact', '/privacy']) {
      const { text } = await page(path);
      expect(text).toMatch(/<div id="root"><main>/);
    }
    const { body } = await api.as('admin').get('/modules/history').query({ limit: 1 }).expect(200);
    expect(body).toMatchObject([{ kind: 'rolled-back', actorName: null, reason: 'unrendered: landing es' }]);
  }

  it.each([
    ['throws', `exports.render = async () => { throw new Error('broken page'); };`],
    ['ends its process', `exports.render = () => process.exit(3);`],
    [
      'throws outside of any promise',
      `exports.render = () => { setTimeout(() => { throw new Error('late'); }); return new Promise(() => {}); };`,
    ],
    ['never returns', `exports.render = () => { for (;;); };`],
    [
      'exhausts the memory',
      `exports.render = () => { const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length)); };`,
    ],
    ['does not even start', `throw new Error('no start');`],
  ])('because it %s', async (_, renderer) => {
    await publish(renderer);
    await expectStalePage();
    await api.asVisitor().get('/testimonials').expect(200);
  });

  it('because its file differs from the released one', async () => {
    await buildPublicModule(workspace, `${ECHO}// released`);
    await writeFile(join(workspace, 'mfe-public/dist/renderer.cjs'), `${ECHO}// altered`);
    await api.application.get(WorkspaceBuilds).publish(workspace);
    await expectStalePage();
  });

  it('until a later release renders', async () => {
    await publish(`${ECHO}// back`);
    expect((await page('/en')).text).toContain('<title>landing en</title>');
    const { body } = await api.as('admin').get('/modules/history').query({ limit: 1 }).expect(200);
    expect(body).toMatchObject([{ kind: 'activated', reason: null }]);
  });
});

describe('the contact form of a browser without scripts', () => {
  const MESSAGE = { name: 'Eva', email: 'eva@example.org', subject: 'general', message: 'Quiero saber más.' };
  const send = (fields: object, path = '/es/contact') => api.site().post(path).type('form').send(fields);

  it('redirects to a page that confirms the message', async () => {
    const { headers } = await send(MESSAGE).expect(303);
    expect(headers['location']).toBe('/es/contact/sent');
    await page('/es/contact/sent').expect(200);
  });

  it('is shown again with the input and its errors', async () => {
    const { text } = await send({ ...MESSAGE, email: 'eva', name: '' }).expect(400);
    expect(text).toContain('"message":"Quiero saber más."');
    expect(text).toContain('"problems":{"name":"required","email":"invalid"}');
  });

  it('is shown again with the input if too many were sent, and says when to try again', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => send(MESSAGE)));
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.text).toContain('"message":"Quiero saber más."');
  });

  it('is refused from another site and if it is not a form', async () => {
    await send(MESSAGE).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await api.site().post('/es/contact').send('x'.repeat(200_000)).type('form').expect(413);
    await api.site().post('/es/nowhere').type('form').send(MESSAGE).expect(404);
  });
});

describe('files for search engines, home screens and browsers', () => {
  it('list every public page in each language', async () => {
    const { text } = await page('/sitemap.xml').expect(200).expect('Content-Type', /xml/);
    expect([...text.matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      ...['/es', '/en', '/fr'],
      ...['/es/educacion', '/en/education', '/fr/education'],
      ...['/es/contact', '/en/contact', '/fr/contact'],
    ]);
  });

  it('exclude the console and the API', async () => {
    const { text } = await page('/robots.txt').expect(200);
    expect(text).toContain('Disallow: /admin');
    expect(text).toMatch(/Sitemap: http:\/\/.*\/sitemap\.xml/);
  });

  it('name icons that exist', async () => {
    const { body } = await page('/site.webmanifest').expect(200);
    for (const { src } of body.icons) await page(src).expect(200).expect('Content-Type', 'image/png');
    await page('/favicon.ico').expect(200);
    await page('/apple-touch-icon.png').expect(200);
    await page('/icon-7.png').expect(404);
  });

  it('contain rules by which browsers prefetch public pages only', async () => {
    await page('/es').expect('Speculation-Rules', '"/speculation-rules.json"');
    const { text } = await page('/speculation-rules.json').expect('Content-Type', /speculationrules/);
    expect(text).not.toMatch(/admin|meeting-registrations|"\/\*"/);
  });
});
