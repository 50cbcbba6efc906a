import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LandingContent } from '../src/landing-content/landing-content.entity.ts';
import { SitePage, SitePagePublication } from '../src/site-pages/site-pages.entity.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { copyBuilds } from './set-up/real-builds.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await api.application.get(WorkspaceBuilds).publish(await copyBuilds('shell', 'mfe-public'));
});
afterAll(() => api.stop());

const textOf = async (path: string) => (await api.site().get(path).expect(200)).text;
const NOINDEX = '<meta name="robots" content="noindex">';
/** A path's end, so that `/fr` is not found in `/fr/contact`. */
const frenchLanding = /[^"<>]+\/fr(?=["<])/;

const withoutFrench = (name: string, value: unknown) => (name.endsWith('Fr') ? undefined : value);

/** Removes the French texts of the landing page and of the sections on every page. */
async function removeFrench(): Promise<void> {
  const em = api.em();
  for (const row of await em.find(LandingContent, {}))
    row.metadata = JSON.parse(JSON.stringify(row.metadata, withoutFrench));
  const { id } = await em.findOneOrFail(SitePage, { fixed: 'landing' });
  const publication = await em.findOneOrFail(SitePagePublication, { page: id });
  publication.content = JSON.parse(JSON.stringify(publication.content, withoutFrench));
  await em.flush();
  await api.application.get(TableChanges).settle();
}

describe('files for machines', () => {
  it('lists the page in the visitor’s own language as the default one of the sitemap', async () => {
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toMatch(/hreflang="x-default" href="http:\/\/[^/"]+\/educacion"/);
    expect(sitemap).toMatch(/hreflang="x-default" href="http:\/\/[^/"]+\/"/);
  });

  it('describe every indexed page for language models, in the site’s language', async () => {
    const text = await textOf('/llms.txt');
    expect(text).toMatch(/^# Vitral\n\n> Formación en liderazgo/);
    expect(text).toMatch(/\n- \[Vitral · Liderazgo y bienestar\]\(http:\/\/[^/]+\/es\): Formación en/);
    expect(text).toMatch(/\n- \[.+\]\(http:\/\/[^/]+\/es\/educacion\/cafe-de-la-manana-\w+\): /);
    expect(text).not.toContain('language-test');
  });

  it('tell where to report vulnerabilities, for less than a year', async () => {
    const text = await textOf('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:hola@vitral\.example\nContact: http:\/\/[^/]+\/contact\n/);
    const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    expect(await textOf('/security.txt')).toContain('Canonical: ');
  });

  it('name no email address that an import stored with more lines', async () => {
    const em = api.em();
    const contact = await em.findOneOrFail(LandingContent, { section: 'contact' });
    const { metadata } = contact;
    contact.metadata = { ...(metadata as object), email: 'a@b.example\nContact: https://evil.example' };
    await em.flush();
    await api.application.get(TableChanges).settle();
    expect(await textOf('/security.txt')).toMatch(/^Contact: http:\/\/[^/]+\/contact\nExpires: /);
    contact.metadata = metadata;
    await em.flush();
  });
});

describe('languages that search engines may index', () => {
  it('are all of them while the content is translated', async () => {
    expect(await textOf('/fr')).not.toContain(NOINDEX);
    expect(await textOf('/es')).toMatch(/hreflang="fr" href="[^"]+\/fr"/);
    expect(await textOf('/sitemap.xml')).toMatch(frenchLanding);
  });

  it('lack the one in which less than four fifths of a page’s content are', async () => {
    await removeFrench();
    expect(await textOf('/fr')).toContain(NOINDEX);
    expect(await textOf('/fr')).toMatch(/hreflang="?fr/i);
    const spanish = await textOf('/es');
    expect(spanish).not.toContain(NOINDEX);
    expect(spanish.slice(0, spanish.indexOf('</head>'))).not.toContain('hreflang="fr"');
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).not.toMatch(frenchLanding);
    expect(sitemap).toMatch(/[^"<>]+\/en(?=["<])/);

    // Other pages have enough French content of their own.
    expect(await textOf('/fr/contact')).not.toContain(NOINDEX);
    expect(sitemap).toContain('/fr/contact<');
  });
});
