import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { LandingDraft } from '../src/landing-content/landing-content.entity.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { PageRenderer } from '../src/pages/rendering/page-renderer.ts';
import { PublicReads } from '../src/platform/public-reads/public-reads.ts';
import { LandingEditor, TEXTS } from './set-up/landing-editor.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

/** Renders the section headings in the page's language, as text, and a link of each kind. */
const HEADINGS = `
const escaped = (text) => text.replace(/[&<>"]/g, (character) => '&#' + character.charCodeAt(0) + ';');
exports.render = async ({ page, language, answers }) => ({
  head: '<title>' + page + '</title><script type="application/ld+json">{}</script>',
  html: '<a href="#acerca">1</a><a href="/es/contact">2</a>' + JSON.parse(answers['/api/landing-content'])
    .map(({ section, title, metadata }) =>
      '<h2 id="' + section + '">' + escaped((language === 'es' ? title : metadata.titleEn) ?? '') + '</h2>').join('')
    + JSON.parse(answers['/api/landing-content'])
      .filter(({ section }) => section === 'announcement' || section === 'contact')
      .map(({ section, metadata }) => '<pre id="' + section + '-data">' + escaped(JSON.stringify(metadata)) + '</pre>').join(''),
  freshUntil: null,
});`;
const HOSTILE = '</h2><script>alert(1)</script>" href="#x';
const NEWS = { title: 'Nos mudamos', content: '', metadata: { titleEn: 'We move' } };

let api: Api;
let editor: LandingEditor;
let workspace: string;
const sessions: Record<string, string[]> = {};
beforeAll(async () => {
  api = await startApi();
  editor = new LandingEditor(api);
  for (const username of ['user', 'manager']) {
    const { headers } = await api
      .asVisitor()
      .post('/auth/login')
      .send({ username, password: `${username}-vitral` });
    sessions[username] = [headers['set-cookie'] ?? []].flat();
  }
  workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell');
  await release(HEADINGS);
});
afterAll(() => api.stop());
beforeEach(() => editor.startOver());

async function release(renderer: string): Promise<void> {
  await buildPublicModule(workspace, renderer);
  await api.application.get(WorkspaceBuilds).publish(workspace);
}

const send = (fields: object, username = 'manager') =>
  api
    .site()
    .post('/preview/landing')
    .set('Cookie', sessions[username] ?? [])
    .type('form')
    .send(fields);

const preview = async (texts: object, language = 'es') =>
  (await send({ language, texts: JSON.stringify(texts) }).expect(200)).text;

const page = async (language: string) => (await api.site().get(`/${language}`).expect(200)).text;

/** Heading of a section on a page; undefined when the page omits the section. */
function heading(html: string, section = 'contact'): string | undefined {
  return new RegExp(`<h2 id="${section}">(.*?)</h2>`).exec(html)?.[1];
}

describe('landing preview', () => {
  it('shows visitors published texts on their next request, in each language, until they are unpublished', async () => {
    const before = heading(await page('es'));
    const draft = await editor.newDraft({ ...TEXTS, title: 'Otra', metadata: { titleEn: 'Another' } });
    expect(heading(await page('es'))).toBe(before);

    await editor.publish(draft.version, await editor.publishedVersion()).expect(200);
    expect(heading(await page('es'))).toBe('Otra');
    expect(heading(await page('en'))).toBe('Another');

    await editor.unpublish(await editor.publishedVersion()).expect(204);
    for (const language of ['es', 'en']) expect(heading(await page(language))).toBeUndefined();
    await editor.newPublication();
  });

  describe('the preview', () => {
    it('is the public page in the requested language, with its styles and the submitted texts', async () => {
      expect(heading(await preview({ contact: TEXTS }))).toBe(TEXTS.title);
      for (const language of ['en', 'fr']) {
        const html = await preview({ contact: TEXTS }, language);
        expect(html).toContain(`<html lang="${language}" data-fonts>`);
        expect(heading(html)).toBe(TEXTS.metadata.titleEn);
        expect(html).toMatch(
          /<link rel="stylesheet" href="\/modules\/mfe-public\/[^"]+\/page\.css" integrity="[^"]*"/,
        );
      }
    });

    it('shows the drafts of the other sections, and omits sections that are set to null', async () => {
      await editor.save(0, NEWS, 'announcement').expect(200);
      const html = await preview({ contact: null });
      expect(heading(html, 'announcement')).toBe(NEWS.title);
      expect(heading(html)).toBeUndefined();
    });

    it('shows an announcement whatever its dates, and leaves out what is still being typed', async () => {
      const dataOf = (html: string, section: string) =>
        JSON.parse(
          new RegExp(`<pre id="${section}-data">(.*?)</pre>`).exec(html)?.[1]?.replaceAll('&#34;', '"') ?? '',
        );
      const dates = { showFrom: '2099-01-01T00:00:00.000Z', showUntil: '2098-01-01T00:00:00.000Z' };
      const metadata = { titleEn: 'We move', linkUrl: 'mailto:', ...dates };
      const monday = { day: 'monday', opens: '09:00', closes: '18:00', opensAgain: '', closesAgain: '' };
      const openingHours = [monday, { ...monday, day: 'tuesday', closes: '' }];
      const html = await preview({
        announcement: { title: 'Nos mudamos', content: '', metadata },
        contact: { title: 'Hablemos', content: '', metadata: { openingHours } },
      });

      expect(heading(html, 'announcement')).toBe('Nos mudamos');
      expect(dataOf(html, 'announcement')).toEqual({ titleEn: 'We move' });
      expect(dataOf(html, 'contact')).toEqual({ openingHours: [monday] });
    });

    it('stores nothing and leaves the cached page unchanged', async () => {
      const before = await page('es');
      const reads = jest.spyOn(api.application.get(PublicReads), 'generationOf');
      await preview({ contact: { ...TEXTS, title: 'Solo vista' } });
      expect(reads).not.toHaveBeenCalled();
      reads.mockRestore();

      expect(await page('es')).toBe(before);
      expect(await editor.database.count(LandingDraft, {})).toBe(0);
      expect((await editor.history()).body).toEqual([]);
    });

    it('runs no scripts, is not cacheable and can be framed only by pages of this site', async () => {
      const { text, headers } = await send({ language: 'es', texts: '{}' }).expect(200);
      expect(text).not.toContain('<script');
      const policy = headers['content-security-policy'];
      for (const rule of [
        "default-src 'none'",
        "script-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ]) {
        expect(policy).toContain(rule);
      }
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
    });

    it('opens links in a new tab, except links to its own sections', async () => {
      const html = await preview({});
      expect(html).toContain('<base target="_blank">');
      expect(html).toContain('<a target="_self" href="#acerca">');
      expect(html).toContain('<a href="/es/contact">');
    });

    it('escapes texts, and omits email addresses and URLs that are still incomplete', async () => {
      const html = await preview({
        contact: { ...TEXTS, title: HOSTILE, metadata: { email: 'hola@', youtubeUrl: 'javascript:x' } },
      });
      expect(heading(html)).toBe('&#60;/h2&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#34; href=&#34;#x');
    });
  });

  describe('a page with the reason replaces the preview', () => {
    async function expectRefusal(response: ReturnType<typeof send>, status: number, reason: string) {
      const { text, headers } = await response.expect(status).expect('Content-Type', /html/);
      expect(text).toContain(reason);
      expect(text).not.toContain('<h2');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
    }

    it('without a session, or without the percontact, in the language of the reader', async () => {
      const asked = { language: 'es', texts: '{}' };
      await expectRefusal(send(asked, 'nobody'), 401, 'Tu sesión ha terminado');
      const visitor = api
        .site()
        .post('/preview/landing')
        .type('form')
        .set('Cookie', 'language=fr')
        .send(asked);
      await expectRefusal(visitor, 401, 'Votre session a expiré');
      await expectRefusal(send(asked, 'user'), 403, 'No tienes permiso');
    });

    it.each([
      ['no fields', {}],
      ['no language', { texts: '{}' }],
      ['an unknown language', { language: 'de', texts: '{}' }],
      ['no texts', { language: 'es' }],
      ['invalid JSON', { language: 'es', texts: '{' }],
      ['a list', { language: 'es', texts: '[]' }],
      ['an unknown section', { language: 'es', texts: '{"footer":null}' }],
      ['a section that is a block', { language: 'es', texts: '{"hero":null}' }],
      ['a section that is not an object', { language: 'es', texts: '{"contact":"x"}' }],
      ['a section without its fields', { language: 'es', texts: '{"contact":{}}' }],
      ['an unknown field', { language: 'es', texts: JSON.stringify({ contact: { ...NEWS, html: '<b>' } }) }],
      [
        'a line that is too long',
        {
          language: 'es',
          texts: JSON.stringify({ contact: { ...NEWS, title: 'a'.repeat(LIMITS.landingLine + 1) } }),
        },
      ],
    ])('for %s', (_, fields) => expectRefusal(send(fields), 400, 'revisa los campos marcados'));

    it('for a body that is too large', () =>
      expectRefusal(
        send({ language: 'es', texts: 'x'.repeat(LIMITS.jsonBodyBytes) }),
        413,
        'demasiado largos',
      ));

    it('for a cross-site form, which this site never shows', async () => {
      await send({ language: 'es', texts: '{}' }).set('Sec-Fetch-Site', 'cross-site').expect(403);
    });

    it('for GET, since a preview has no URL of its own', async () => {
      await api.site().get('/preview/landing').expect(404);
    });
  });

  it('responds 503 with Retry-After when the renderer fails', async () => {
    const rendering = jest.spyOn(api.application.get(PageRenderer), 'render').mockResolvedValue(null);
    const { text, headers } = await send({ language: 'es', texts: '{}' }).expect(503);
    expect(text).toContain('no se puede dibujar en este momento');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    rendering.mockRestore();
  });
});
