import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FRAME_SECTIONS, type LandingSectionState } from '@vitral/contracts/landing-content';
import { LandingDraft } from '../src/landing-content/landing-content.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { LandingEditor, TEXTS } from './set-up/landing-editor.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let editor: LandingEditor;
beforeAll(async () => {
  api = await startApi();
  editor = new LandingEditor(api);
});
afterAll(() => api.stop());
beforeEach(() => editor.startOver());

describe('landing content', () => {
  it('shows editors every section of the frame, with and without texts', async () => {
    const { body } = await editor.calls.get('/landing-content/editor').expect(200);

    expect(body.map(({ section }: LandingSectionState) => section)).toEqual([...FRAME_SECTIONS]);
    expect(body[0]).toMatchObject({ published: { title: expect.any(String), version: 1 }, draft: null });
    expect(await editor.state('announcement')).toEqual({
      section: 'announcement',
      published: null,
      draft: null,
    });
  });

  it('refuses everybody below a manager', async () => {
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.get('/landing-content/editor').expect(status);
      await client
        .put('/landing-content/contact/draft')
        .send({ ...TEXTS, version: 0 })
        .expect(status);
      await client.delete('/landing-content/contact/draft?version=1').expect(status);
      await client
        .post('/landing-content/contact/publish')
        .send({ draftVersion: 1, publishedVersion: 1 })
        .expect(status);
      await client.delete('/landing-content/contact?version=1').expect(status);
      await client.get('/landing-content/contact/revisions').expect(status);
      await client
        .post(`/landing-content/contact/revisions/${NOBODY}/restore`)
        .send({ version: 0 })
        .expect(status);
    }
  });

  it('responds 404 to unknown sections, and to those that are blocks', async () => {
    const { body } = await editor.save(0, TEXTS, 'footer').expect(404);
    expect(body).toMatchObject({ code: 'landing-content.not-found', params: { section: 'footer' } });
    await editor.save(0, TEXTS, 'hero').expect(404);
    await editor.save(0, TEXTS, 'services').expect(404);
    await editor.calls.get('/landing-content/footer/revisions').expect(404);
    await editor.calls.delete('/landing-content/constructor?version=1').expect(404);
  });

  describe('a draft', () => {
    it('is shared by all editors, names its author and base version, and is invisible to visitors', async () => {
      const before = await editor.shown();
      const draft = await editor.newDraft();

      expect(draft).toEqual({
        ...TEXTS,
        version: expect.any(Number),
        basedOn: before[0].version,
        editedBy: 'Mateo Rivas',
        editedAt: expect.any(String),
      });
      expect((await editor.state()).draft).toEqual(draft);
      expect(await editor.shown()).toEqual(before);
    });

    it('can be saved only with its current version', async () => {
      const draft = await editor.newDraft();
      const { body } = await api
        .as('admin')
        .put('/landing-content/contact/draft')
        .send({ title: '', content: '', metadata: {}, version: draft.version })
        .expect(200);
      expect(body).toMatchObject({ title: '', metadata: {}, editedBy: 'Adriana Salazar' });

      const { body: refused } = await editor.save(draft.version).expect(409);
      expect(refused).toMatchObject({
        code: 'landing-content.stale',
        params: { section: 'contact', current: body.version, changedBy: 'Adriana Salazar' },
      });
    });

    it('may equal the published texts', async () => {
      const { published } = await editor.state();
      const { title, content, metadata } = published ?? {};
      const draft = await editor.newDraft({ title, content, metadata });
      expect(draft).toMatchObject({ title, content, metadata });
    });

    it('is created by only one of many parallel requests', async () => {
      const saves = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((title) => editor.save(0, { ...TEXTS, title }));
      const responses = await Promise.all(saves);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const won = responses.find(({ status }) => status === 200)?.body;
      expect((await editor.state()).draft).toEqual(won);
      expect(responses.find(({ status }) => status === 409)?.body.params.current).toBe(won.version);
    });

    it('can be discarded only with its current version', async () => {
      const draft = await editor.newDraft();
      await editor.discard(draft.version + 1).expect(409);
      await editor.discard(draft.version).expect(204);
      expect((await editor.state()).draft).toBeNull();
      await editor.discard(draft.version).expect(409);
      await editor.save(draft.version).expect(409);
    });

    it('never has the version of a discarded draft', async () => {
      const first = await editor.newDraft();
      await editor.discard(first.version).expect(204);
      const second = await editor.newDraft();

      expect(second.version).not.toBe(first.version);
      await editor.save(first.version).expect(409);
    });

    it('names no author when the account has been deleted', async () => {
      await editor.newDraft();
      await editor.database.nativeUpdate(LandingDraft, {}, { editedBy: null });
      expect((await editor.state()).draft?.editedBy).toBeNull();
    });
  });

  it('records who did what', async () => {
    const first = await editor.newDraft();
    const { body: second } = await editor.save(first.version, { ...TEXTS, title: 'Dos' });
    const before = await editor.state();
    await editor.publish(second.version, before.published?.version ?? 0).expect(200);
    const [{ id }] = (await editor.history()).body;
    const { body: restored } = await editor.restore(id, 0);
    await editor.discard(restored.version).expect(204);
    await editor.unpublish(await editor.publishedVersion()).expect(204);

    const entries = await editor.database.find(AuditEntry, {}, { orderBy: { createdAt: 'asc', id: 'asc' } });
    expect(entries.map(({ verb, noun }) => `${verb} ${noun}`)).toEqual([
      'created landing-drafts',
      'updated landing-drafts',
      'published landing-content',
      'restored landing-drafts',
      'deleted landing-drafts',
      'deleted landing-content',
    ]);
    expect(new Set(entries.map(({ itemName, actorName }) => `${itemName} ${actorName}`))).toEqual(
      new Set(['contact Mateo Rivas']),
    );
    expect(entries[1]?.changes).toEqual({ before: { title: TEXTS.title }, after: { title: 'Dos' } });
    expect(entries[2]?.changes?.after).toMatchObject({ title: 'Dos' });
    await editor.newPublication();
  });

  it('refuses cross-site requests', async () => {
    await editor.save(0).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });
});
