import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let meeting: ZoomMeeting;

/** Renderer that writes the page's name and slugs into the page. */
const ECHO = `exports.render = async ({ page, slugs }) => ({
  head: '', html: '<main>' + page + JSON.stringify(slugs ?? null) + '</main>', freshUntil: null,
});`;

const READS = ['/api/zoom-meetings'];

beforeAll(async () => {
  api = await startApi();
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell', {});
  await buildPublicModule(workspace, ECHO, {
    publicPages: [
      { page: 'landing', addresses: { es: '/', en: '/', fr: '/' }, reads: [], isIndexed: true },
      {
        page: 'session',
        addresses: { es: '/educacion/:slug', en: '/education/:slug', fr: '/education/:slug' },
        items: '/api/zoom-meetings',
        reads: READS,
        isIndexed: true,
      },
      { page: 'not-found', reads: [], isIndexed: false },
    ],
  });
  await api.application.get(WorkspaceBuilds).publish(workspace);
  meeting = await addMeeting(api);
});
afterAll(() => api.stop());

const page = (path: string) => api.site().get(path);
const key = () => meeting.id.slice(-8);

async function change(fields: Partial<ZoomMeeting>): Promise<void> {
  const { body } = await api
    .as('admin')
    .put(`/zoom-meetings/${meeting.id}`)
    .send({ ...MEETING, ...fields, version: meeting.version })
    .expect(200);
  meeting = body;
  await api.application.get(TableChanges).settle();
}

describe('the page of an item', () => {
  it('has a path in each language, which the public list contains', async () => {
    const slugs = {
      es: `circulo-de-prueba-${key()}`,
      en: `test-circle-${key()}`,
      fr: `cercle-d-essai-${key()}`,
    };

    const { body } = await api.asVisitor().get('/zoom-meetings').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ slugs }));

    const { text } = await page(`/es/educacion/${slugs.es}`).expect(200);
    expect(text).toContain(`<main>session${JSON.stringify(slugs)}</main>`);
    await page(`/en/education/${slugs.en}`).expect(200);
    await page(`/educacion/${slugs.es}`).expect(200);
  });

  it.each([
    ['/es/education/test-circle', '/es/educacion/circulo-de-prueba'],
    ['/en/educacion/made-up', '/en/education/test-circle'],
    ['/educacion/made-up', '/educacion/circulo-de-prueba'],
  ])('redirects from %s to %s', async (from, to) => {
    const { headers } = await page(`${from}-${key()}?utm=mail`).expect(301);
    expect(headers['location']).toBe(`${to}-${key()}?utm=mail`);
  });

  it.each(['/es/educacion/circulo-de-prueba', '/es/educacion/circulo-00000000', '/es/educacion/a/b'])(
    'is not found at %s',
    async (path) => {
      const { text } = await page(path).expect(404);
      expect(text).toContain('<main>not-found');
    },
  );

  it('redirects from the slug of an earlier title', async () => {
    await change({ title: 'Respirar', titleEn: null });

    const { headers } = await page(`/es/educacion/circulo-de-prueba-${key()}`).expect(301);
    expect(headers['location']).toBe(`/es/educacion/respirar-${key()}`);
    await page(`/en/education/respirar-${key()}`).expect(200);
  });

  it('ends with only the key if the title has no Latin letters', async () => {
    await change({ title: '呼吸', titleEn: null });

    await page(`/es/educacion/${key()}`).expect(200);
  });

  it('is in the sitemap with the time of its last change, while the item is public', async () => {
    const { text } = await page('/sitemap.xml').expect(200);
    expect(text).toContain(`/es/educacion/${key()}</loc><lastmod>${meeting.updatedAt}</lastmod>`);

    await change({ isActive: false });
    await page(`/es/educacion/${key()}`).expect(404);
    expect((await page('/sitemap.xml').expect(200)).text).not.toContain(key());
  });
});
