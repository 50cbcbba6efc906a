import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LandingContent } from '../src/landing-content/landing-content.entity.ts';
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

/** Removes the French texts of every section. */
async function removeFrench(): Promise<void> {
  const em = api.em();
  for (const row of await em.find(LandingContent, {})) {
    const texts = Object.entries(row.metadata as object).filter(([name]) => !name.endsWith('Fr'));
    row.metadata = Object.fromEntries(texts);
  }
  await em.flush();
  await api.application.get(TableChanges).settle();
}

describe('languages that search engines may index', () => {
  it('are all of them while the content is translated', async () => {
    expect(await textOf('/fr')).not.toContain(NOINDEX);
    expect(await textOf('/es')).toMatch(/hreflang="fr" href="[^"]+\/fr"/);
    expect(await textOf('/sitemap.xml')).toMatch(frenchLanding);
  });

  it('lack the one in which less than four fifths of a page’s content are', async () => {
    await removeFrench();
    expect(await textOf('/fr')).toContain(NOINDEX);
    expect(await textOf('/fr')).toMatch(/hreflang="fr"/i);
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
