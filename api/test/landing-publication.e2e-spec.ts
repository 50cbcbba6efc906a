import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LandingContent, LandingRevision } from '../src/landing-content/landing-content.entity.ts';
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

describe('publishing', () => {
  it('moves the draft to the page and adds it to the history', async () => {
    const state = await editor.newPublication();

    expect(state).toMatchObject({ section: 'contact', published: TEXTS, draft: null });
    expect(await editor.state()).toEqual(state);
    expect(await editor.shown()).toEqual([state.published]);
    const { body } = await editor.history();
    expect(body[0]).toEqual({
      id: expect.any(String),
      section: 'contact',
      ...TEXTS,
      publishedBy: 'Mateo Rivas',
      publishedAt: expect.any(String),
    });
  });

  it('adds texts from before the editor existed to the history', async () => {
    const [before] = await editor.shown();
    await editor.newPublication();

    const { body, headers } = await editor.history();
    expect(headers['x-total-count']).toBe('2');
    expect(body[1]).toMatchObject({
      title: before.title,
      content: before.content,
      metadata: before.metadata,
      publishedBy: null,
      publishedAt: before.updatedAt,
    });

    await editor.newPublication({ ...TEXTS, title: 'Otra' });
    expect((await editor.history()).headers['x-total-count']).toBe('3');
  });

  it('is refused when the draft or the page has changed since it was read', async () => {
    const { published } = await editor.state();
    const draft = await editor.newDraft();
    const shown = published?.version ?? 0;
    for (const [draftVersion, publishedVersion, current] of [
      [draft.version + 1, shown, draft.version],
      [draft.version, shown + 1, shown],
      [draft.version, 0, shown],
    ] as const) {
      const { body } = await editor.publish(draftVersion, publishedVersion).expect(409);
      expect(body).toMatchObject({
        code: 'landing-content.stale',
        params: { section: 'contact', current },
      });
    }
    expect((await editor.state()).draft).toEqual(draft);
    expect((await editor.history()).body).toEqual([]);
  });

  it('is refused without a draft, without versions and without a title in either language', async () => {
    const { published } = await editor.state();
    await editor.publish(1, published?.version ?? 0).expect(409);
    await editor.calls.post('/landing-content/contact/publish').send({}).expect(400);

    const draft = await editor.newDraft({ ...TEXTS, title: '', metadata: {} });
    const { body } = await editor.publish(draft.version, published?.version ?? 0).expect(400);
    expect(body.params.fields).toEqual(['title:isLength']);
  });

  it('happens once for many parallel requests', async () => {
    const draft = await editor.newDraft();
    const { published } = await editor.state();
    const publications = Array.from({ length: 4 }, () =>
      editor.publish(draft.version, published?.version ?? 0),
    );
    const statuses = (await Promise.all(publications)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect((await editor.history()).body).toHaveLength(2);
  });

  it('never loses a draft that is saved in parallel', async () => {
    const draft = await editor.newDraft();
    const { published } = await editor.state();
    const title = 'Guardada a la vez';
    const [saved, publication] = await Promise.all([
      editor.save(draft.version, { ...TEXTS, title }),
      editor.publish(draft.version, published?.version ?? 0),
    ]);
    expect([saved.status, publication.status].sort()).toEqual([200, 409]);
    const after = await editor.state();
    const winner = saved.status === 200 ? after.draft : after.published;
    expect(winner?.title).toBe(saved.status === 200 ? title : TEXTS.title);
  });

  it('reduces several rows of a section to one, the newest of which was on the page', async () => {
    const em = editor.database;
    const texts = { section: 'contact' as const, content: '', metadata: '{"titleEn":"Old","slogan":"Kept"}' };
    em.create(LandingContent, { ...texts, title: 'Importada' });
    await em.flush();
    const { published } = await editor.state();
    expect(published).toMatchObject({ title: 'Importada', metadata: { titleEn: 'Old' } });
    expect(published?.metadata).not.toHaveProperty('slogan');
    expect((await editor.shown()).at(-1)).toMatchObject({ metadata: { titleEn: 'Old', slogan: 'Kept' } });

    await editor.newPublication();
    expect(await editor.shown()).toHaveLength(1);
    const revisions = await em.find(LandingRevision, { section: 'contact' });
    expect(revisions).toHaveLength(3);
    expect(revisions).toContainEqual(
      expect.objectContaining({ title: 'Importada', metadata: { titleEn: 'Old', slogan: 'Kept' } }),
    );
  });

  it('rolls back page, history and audit entry when one of them fails', async () => {
    const draft = await editor.newDraft();
    const before = await editor.state();
    const em = editor.database;
    await em.execute(
      `alter table audit_entry add constraint refuse_all check (verb <> 'published') not valid`,
    );
    try {
      await editor.publish(draft.version, before.published?.version ?? 0).expect(500);
    } finally {
      await em.execute('alter table audit_entry drop constraint refuse_all');
    }
    expect(await editor.state()).toEqual(before);
    expect(await em.count(LandingRevision, {})).toBe(0);
  });
});

describe('an unpublished section', () => {
  it('is invisible to visitors, stays in the history and keeps its draft', async () => {
    const { published } = await editor.newPublication();
    const draft = await editor.newDraft({ ...TEXTS, title: 'Siguiente' });
    await editor.unpublish((published?.version ?? 0) + 1).expect(409);
    await editor.unpublish(published?.version ?? 0).expect(204);

    expect(await editor.shown()).toEqual([]);
    expect(await editor.state()).toEqual({ section: 'contact', published: null, draft });
    expect((await editor.history()).body[0]).toMatchObject(TEXTS);
    await editor.unpublish(published?.version ?? 0).expect(409);
    await editor.publish(draft.version, published?.version ?? 0).expect(409);
    const { body } = await editor.publish(draft.version, 0).expect(200);
    expect(body.published.version).not.toBe(published?.version);
    expect(await editor.shown()).toMatchObject([{ title: 'Siguiente' }]);
  });

  it('adds texts that were never published through the editor to the history', async () => {
    const { published } = await editor.newPublication();
    await editor.database.nativeDelete(LandingRevision, {});
    await editor.unpublish(published?.version ?? 0).expect(204);
    expect((await editor.history()).body).toMatchObject([{ ...TEXTS, publishedBy: null }]);

    const draft = await editor.newDraft();
    expect(draft.basedOn).toBe(0);
    await editor.publish(draft.version, 0).expect(200);
  });
});

describe('the history', () => {
  it('is paged, newest first', async () => {
    for (const title of ['Primera', 'Segunda', 'Tercera']) await editor.newPublication({ ...TEXTS, title });
    const { body, headers } = await editor.history({ limit: 2, offset: 1 });
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Segunda', 'Primera']);
    expect(headers['x-total-count']).toBe('4');
    for (const query of [{ limit: 101 }, { offset: -1 }, { q: 'x' }]) {
      await editor.calls.get('/landing-content/contact/revisions').query(query).expect(400);
    }
  });

  it('restores a revision as a draft, in place of the draft that was read', async () => {
    await editor.newPublication();
    await editor.newPublication({ ...TEXTS, title: 'Otra' });
    const { id } = (await editor.history()).body[1];
    const { body: draft } = await editor.restore(id, 0).expect(200);
    const { published } = await editor.state();
    expect(draft).toMatchObject({ ...TEXTS, basedOn: published?.version, editedBy: 'Mateo Rivas' });
    expect(published?.title).toBe('Otra');

    await editor.restore(id, 0).expect(409);
    const edited = await editor.save(draft.version, { ...TEXTS, title: 'A medias' }).expect(200);
    const { body: again } = await editor.restore(id, edited.body.version).expect(200);
    expect(again.title).toBe(TEXTS.title);
  });

  it('restores it for only one of many parallel requests', async () => {
    await editor.newPublication();
    const [{ id }] = (await editor.history()).body;
    const responses = await Promise.all(Array.from({ length: 4 }, () => editor.restore(id, 0)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('contains only the revisions of the section', async () => {
    await editor.newPublication();
    const [{ id }] = (await editor.history()).body;
    const { body } = await editor.restore(NOBODY, 0).expect(404);
    expect(body.code).toBe('landing-content.not-found');
    await editor.calls
      .post(`/landing-content/announcement/revisions/${id}/restore`)
      .send({ version: 0 })
      .expect(404);
    await editor.restore('seven', 0).expect(404);
    await editor.calls.post(`/landing-content/contact/revisions/${id}/restore`).send({}).expect(400);
  });
});
