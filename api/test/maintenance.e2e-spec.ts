import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Restore } from '../src/backups/backups.entity.ts';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { ReleaseSets } from '../src/modules/serving/release-sets.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { putSettings } from './set-up/put-settings.ts';
import { addContent, share } from './set-up/shared-content.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

const RENDERER = `exports.render = async ({ page }) => ({
  head: '<title>' + page + '</title>', html: '<main>The page itself</main>', state: { page }, freshUntil: null,
});`;

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell');
  await buildPublicModule(workspace, RENDERER);
  await api.application.get(WorkspaceBuilds).publish(workspace);
});
afterAll(() => api.stop());

const em = () => api.em();
const get = (path: string) => api.site().get(path).redirects(0);
const setMaintenance = (isMaintenanceOn: boolean) => putSettings(api, { isMaintenanceOn });

const TITLES = { es: 'Volvemos enseguida', en: 'We will be right back', fr: 'Nous revenons bientôt' };

async function expectMaintenance(path: string, language: keyof typeof TITLES): Promise<void> {
  const { text, headers } = await get(path).expect(503);
  expect([path, text.includes(`<html lang="${language}"`)]).toEqual([path, true]);
  expect(text).toContain(`<h1>${TITLES[language]}</h1>`);
  expect(text).not.toMatch(/<script|The page itself/);
  expect(headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
  expect(headers['etag'] ?? '').toBe('');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
}

describe('maintenance', () => {
  describe('while maintenance is on', () => {
    beforeEach(() => setMaintenance(true));

    it.each([
      ['/', 'es'],
      ['/es', 'es'],
      ['/en', 'en'],
      ['/fr/education', 'fr'],
      ['/educacion', 'es'],
      ['/en/contact', 'en'],
      ['/contact/sent', 'es'],
      ['/en/nowhere', 'en'],
      ['//elsewhere.example', 'es'],
    ] as const)('%s shows the maintenance page', async (path, language) => {
      await expectMaintenance(path, language);
    });

    it('paths without a language show it in the language that the visitor chose', async () => {
      const { text } = await get('/').set('Cookie', 'language=fr').expect(503);
      expect(text).toContain('<html lang="fr"');
    });

    it('links only to the same page in the other languages and to the console', async () => {
      const { text } = await get('/en/education').expect(503);
      const links = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, url]) => url);
      expect(links).toEqual([
        '/en',
        '/es/educacion',
        '/en/education',
        '/fr/education',
        '/en/education',
        '/admin',
      ]);
      expect((await get('//elsewhere.example').expect(503)).text).not.toContain('elsewhere');
    });

    it('people who are logged in see it, too', async () => {
      const { headers } = await api.asVisitor().post('/auth/login').send({
        username: 'admin',
        password: 'admin-vitral',
      });
      const cookies = (headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split(';')[0]);
      await get('/en').set('Cookie', cookies.join('; ')).expect(503);
      const { text } = await get('/admin/settings').set('Cookie', cookies.join('; ')).expect(200);
      expect(text).toContain('"isMaintenanceOn":true');
    });

    it('a page cached by a browser is neither confirmed nor sent again', async () => {
      await setMaintenance(false);
      const { headers } = await get('/en').expect(200);
      const before = String(headers['etag']);
      await get('/en').set('If-None-Match', before).expect(304);

      await setMaintenance(true);
      await get('/en').set('If-None-Match', before).expect(503);
      await get('/en').set('If-None-Match', '*').expect(503);

      await setMaintenance(false);
      await get('/en').set('If-None-Match', before).expect(304);
    });

    it('another server shows it, too', async () => {
      const other = await api.startAnother();
      const ask = async () => (await fetch(`${other.url}/en`)).status;
      expect(await ask()).toBe(503);
      await setMaintenance(false);
      await other.application.get(TableChanges).settle();
      expect(await ask()).toBe(200);
      await other.close();
    });

    it('a form sent without scripts gets the same page, with a note that the message was not sent', async () => {
      const { text, headers } = await api
        .site()
        .post('/en/contact')
        .type('form')
        .send({
          name: 'Ana',
          email: 'ana@vitral.example',
          subject: 'general',
          message: 'Hello, I have a question.',
        })
        .redirects(0)
        .expect(503);
      expect(headers['retry-after']).toBe('300');
      expect(text).toContain('Your message was not sent');
      expect(await em().count(ContactMessage, { email: 'ana@vitral.example' })).toBe(0);
    });

    it('a message from a page that was already open is accepted', async () => {
      const message = {
        name: 'Eva',
        email: 'eva@vitral.example',
        subject: 'general',
        message: 'Hello, I have a question.',
      };
      await api.asVisitor().post('/contact').send(message).expect(201);
      expect(await em().count(ContactMessage, { email: 'eva@vitral.example' })).toBe(1);
    });

    it('console, API, health, files and machine-readable paths stay available', async () => {
      const set = await api.application.get(ReleaseSets).active();
      const { path } = await share(api, await addContent(api));
      const going = [
        '/admin',
        '/api/testimonials',
        '/health/live',
        '/health/ready',
        '/robots.txt',
        '/sitemap.xml',
      ];
      const files = [
        '/site.webmanifest',
        '/favicon.svg',
        `${set?.shell.base}entry.js`,
        '/calendar/sessions-en.ics',
      ];
      // Share links stay available, since somebody may need the file; they are no part of the public site.
      for (const url of [...going, ...files, path]) {
        expect([url, (await get(url)).status]).toEqual([url, 200]);
      }
      await get('/uploads/nothing.png').expect(404);
      await get('/api/nothing').expect(404);
    });
  });

  it('the site opens as soon as maintenance is off', async () => {
    await setMaintenance(true);
    await get('/en').expect(503);
    await setMaintenance(false);
    expect((await get('/en').expect(200)).text).toContain('The page itself');
  });

  it('applies while a restore replaces the site data, for as long as the restore reports progress', async () => {
    await setMaintenance(false);
    const settle = () => api.application.get(TableChanges).settle();
    const [now, longAgo] = [new Date(), new Date(Date.now() - 120_000)];
    const row = { filename: 'a.tar', state: 'restoring', createdAt: now, seenAt: now } as const;
    const id = await em().insert(Restore, row);
    await settle();
    await expectMaintenance('/en', 'en');
    const form = await api.site().post('/en/contact').type('form').send({ name: 'Ana' }).expect(503);
    expect(form.text).toContain('Your message was not sent');

    await em().nativeUpdate(Restore, { id }, { seenAt: longAgo });
    await settle();
    await get('/en').expect(200);
  });
});
