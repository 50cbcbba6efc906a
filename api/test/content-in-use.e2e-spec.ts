import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import { Content } from '../src/content/content.entity.ts';
import { LandingRevision } from '../src/landing-content/landing-content.entity.ts';
import { PDF } from './files/plain-files.ts';
import { contentRow } from './set-up/content-row.ts';
import { replaceFile } from './set-up/forms.ts';
import { share } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let lake: Content;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  lake = await addPicture();
});

const em = () => api.em();
const manager = () => api.as('manager');
const reread = () => em().findOneOrFail(Content, { id: lake.id });

async function addPicture(details: Parameters<typeof contentRow>[0] = {}): Promise<Content> {
  const fork = em();
  const filename = `lake-${++number}.webp`;
  const row = fork.create(
    Content,
    contentRow({ title: 'Lake', filename, type: 'image', mimeType: 'image/webp', ...details }),
  );
  await fork.persist(row).flush();
  return row;
}

async function createTestimonial(details: object = {}): Promise<string> {
  const testimonial = { name: 'Ana', text: 'Una historia', image: `/uploads/${lake.filename}`, ...details };
  return (await manager().post('/testimonials').send(testimonial).expect(201)).body.id;
}

const put = async (changes: object) => {
  const { body } = await manager().get(`/content/${lake.id}`).expect(200);
  return manager()
    .put(`/content/${lake.id}`)
    .send({ ...body, ...changes });
};
const bulk = (changes: object) =>
  manager()
    .post('/content/bulk')
    .send({ ids: [lake.id], ...changes });
const remove = (query: object = {}) => manager().delete(`/content/${lake.id}`).query(query);
const deletePermanently = async (query: object = {}) => {
  await em().nativeUpdate(Content, { id: lake.id }, { deletedAt: new Date() });
  return manager().delete(`/content/${lake.id}/permanently`).query(query);
};

const BREAKING: [string, (meant?: object) => PromiseLike<{ status: number; body: unknown }>][] = [
  ['hiding it', (meant = {}) => put({ isVisible: false, ...meant })],
  ['restricting it to the team', (meant = {}) => put({ visibility: 'team', ...meant })],
  ['restricting it to managers', (meant = {}) => put({ visibility: 'restricted', ...meant })],
  ['putting it in the trash', (meant) => remove(meant)],
  ['deleting it permanently', (meant) => deletePermanently(meant)],
  ['hiding it in bulk', (meant = {}) => bulk({ action: 'hide', ...meant })],
  ['trashing it in bulk', (meant = {}) => bulk({ action: 'delete', ...meant })],
  [
    'making it private in bulk',
    (meant = {}) => bulk({ action: 'set-visibility', visibility: 'private', ...meant }),
  ],
  [
    'replacing it with a file of another type',
    (meant = {}) =>
      replaceFile(manager(), lake.id, { name: 'a.pdf', bytes: PDF }, 1, meant as Record<string, string>),
  ],
];

describe('content in use', () => {
  describe.each(BREAKING)('%s', (_, change) => {
    it('is refused while a testimonial shows it, with the list of uses', async () => {
      const itemId = await createTestimonial();
      const { status, body } = await change();
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          code: 'content.in-use',
          params: {
            total: 1,
            uses: [{ contentId: lake.id, noun: 'testimonials', itemId, itemName: 'Ana', isPublic: true }],
          },
        },
      });
      expect(await reread()).toMatchObject({
        isVisible: true,
        visibility: 'public',
        type: 'image',
      });
      const { body: entries } = await api.as('admin').get('/audit').query({ limit: 1 });
      expect((entries as AuditEntry[])[0]).toMatchObject({ noun: 'testimonials', itemId });
    });

    it('is done when confirmed', async () => {
      await createTestimonial();
      expect((await change({ evenIfUsed: true })).status).toBeLessThan(300);
    });

    it('needs no confirmation when nothing uses it', async () => {
      expect((await change()).status).toBeLessThan(300);
    });
  });

  it('requires confirmation for uses in drafts and inactive rows, too', async () => {
    await createTestimonial({ isActive: false });
    const { body } = await remove().expect(409);
    expect(body.params.uses).toMatchObject([{ itemName: 'Ana', isPublic: false }]);
  });

  it('requires no confirmation for changes by which nobody loses access', async () => {
    await createTestimonial();
    await put({ title: 'Another', category: 'marketing', tags: ['agua'] }).then(({ status }) =>
      expect(status).toBe(200),
    );
    await bulk({ action: 'show' }).expect(200);
    await bulk({ action: 'set-visibility', visibility: 'public' }).expect(200);
  });

  it('requires confirmation for uses by the team only when the team loses access', async () => {
    const url = `/api/content/${lake.id}/file?disposition=inline`;
    const resource = { title: 'Lake', description: '', type: 'document', url, isActive: true };
    await manager().post('/team-resources').send(resource).expect(201);

    await bulk({ action: 'set-visibility', visibility: 'team' }).expect(200);
    const { body } = await bulk({ action: 'set-visibility', visibility: 'private' }).expect(409);
    expect(body.params).toMatchObject({ total: 1, uses: [{ noun: 'team-resources', itemName: 'Lake' }] });
  });

  it('requires confirmation when share links would stop working, which a change of visibility does not cause', async () => {
    await share(api, lake.id);
    await put({ visibility: 'private' }).then(({ status }) => expect(status).toBe(200));
    const { status, body } = await put({ isVisible: false });
    expect([status, body.params.total]).toEqual([409, 1]);
    expect(body.params.uses).toMatchObject([{ noun: 'share-links', isPublic: true }]);

    const { body: links } = await manager().get(`/content/${lake.id}/share-links`);
    await manager().delete(`/share-links/${links[0].id}`).expect(204);
    await remove().expect(204);
  });

  it('counts all uses, and names only those that the account may see', async () => {
    await api
      .as('admin')
      .put('/site-config/site_logo')
      .send({ value: `/uploads/${lake.filename}` })
      .expect(200);
    const { body } = await remove().expect(409);
    expect(body.params).toEqual({ total: 1, uses: [] });
    const named = await api.as('admin').delete(`/content/${lake.id}`).expect(409);
    expect(named.body.params).toMatchObject({
      total: 1,
      uses: [{ noun: 'site-config', itemId: 'site_logo' }],
    });

    const uses = await manager().get(`/content/${lake.id}/uses`).expect(200);
    expect([uses.body, uses.headers['x-total-count']]).toEqual([[], '1']);
    await api.as('admin').put('/site-config/site_logo').send({ value: '' }).expect(200);
  });

  it('names the first twenty uses and counts all', async () => {
    for (let count = 0; count < 22; count++) await createTestimonial({ name: `Ana ${count}` });
    const { body } = await remove().expect(409);
    expect(body.params.total).toBe(22);
    expect(body.params.uses).toHaveLength(20);
  });

  it('requires confirmation for earlier landing texts, which can be restored, before their file is deleted', async () => {
    const texts = { section: 'contact', content: '', metadata: {}, publishedBy: null } as const;
    const fork = em();
    for (const title of ['Antes', 'Después']) {
      fork.create(LandingRevision, { ...texts, title, content: `/uploads/${lake.filename}` });
    }
    await fork.flush();
    await bulk({ action: 'hide' }).expect(200);
    const { body } = await remove().expect(409);
    expect(body.params.total).toBe(1);
    expect(body.params.uses).toMatchObject([{ itemId: 'contact', isPublic: false }]);
  });

  it('finds a URL at the end of a sentence', async () => {
    await createTestimonial({ image: null, text: `Mira /uploads/${lake.filename}.` });
    await remove().expect(409);
  });

  it('accepts only a boolean as confirmation', async () => {
    await remove({ evenIfUsed: 'maybe' }).expect(400);
    await bulk({ action: 'hide', evenIfUsed: 'true' }).expect(400);
  });
});
