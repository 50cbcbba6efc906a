import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { LandingEditor, TEXTS } from './set-up/landing-editor.ts';
import { type Api, startApi } from './start-api.ts';

const DAY = { day: 'monday', opens: '09:00', closes: '18:00', opensAgain: '', closesAgain: '' };

let api: Api;
let editor: LandingEditor;
beforeAll(async () => {
  api = await startApi();
  editor = new LandingEditor(api);
});
afterAll(() => api.stop());
beforeEach(() => editor.startOver());

describe('the header and the opening hours', () => {
  it('are stored with targets of every kind, and with closed days', async () => {
    for (const actionUrl of [
      '/contact',
      'https://wa.me/525512345678?text=Hola',
      'mailto:a@b.example',
      'tel:+52555',
      '#contact',
    ]) {
      const open = { ...DAY, opensAgain: '19:00', closesAgain: '20:00' };
      const closed = { day: 'sunday', opens: '', closes: '', opensAgain: '', closesAgain: '' };
      const metadata = {
        actionText: 'Ven',
        actionTextEn: 'Come',
        actionUrl,
        actionStyle: 'outlined',
        openingHours: [open, closed],
      };
      const draft = await editor.newDraft({ ...TEXTS, metadata });
      expect(draft.metadata).toEqual(metadata);
      await editor.discard(draft.version).expect(204);
    }
  });

  it('need a text for a custom target before they are published', async () => {
    const draft = await editor.newDraft({ ...TEXTS, metadata: { actionUrl: '/education' } });
    const { body } = await editor.publish(draft.version, await editor.publishedVersion()).expect(400);
    expect(body.params.fields).toEqual(['metadata.actionText:isLength']);

    const saved = await editor.save(draft.version, {
      ...TEXTS,
      metadata: { actionUrl: '/education', actionTextEn: 'Learn' },
    });
    await editor.publish(saved.body.version, await editor.publishedVersion()).expect(200);
  });
});

describe('an announcement', () => {
  const save = (metadata: object, title = '') =>
    editor.save(0, { title, content: '', metadata }, 'announcement');

  it('needs no Spanish text, but a text in one language', async () => {
    const { body: draft } = await save({ titleEn: 'We move', showUntil: '2099-01-01T00:00:00.000Z' }).expect(
      200,
    );
    const publish = (draftVersion: number) =>
      editor.calls.post('/landing-content/announcement/publish').send({ draftVersion, publishedVersion: 0 });
    const { body } = await publish(draft.version).expect(200);
    expect(body.published.metadata).toEqual({ titleEn: 'We move', showUntil: '2099-01-01T00:00:00.000Z' });

    const { body: blank } = await save({}).expect(200);
    const refused = await editor.calls
      .post('/landing-content/announcement/publish')
      .send({ draftVersion: blank.version, publishedVersion: body.published.version })
      .expect(400);
    expect(refused.body.params.fields).toEqual(['title:isLength']);
  });

  it.each<[string, object, string, string]>([
    ['a long text', {}, 'a'.repeat(LIMITS.announcement + 1), 'title:maxLength'],
    [
      'a long translation',
      { titleFr: 'a'.repeat(LIMITS.announcement + 1) },
      'Hola',
      'metadata.titleFr:maxLength',
    ],
    [
      'an end that is not after its start',
      { showFrom: '2026-12-01T10:00:00+01:00', showUntil: '2026-12-01T09:00:00Z' },
      'Hola',
      'metadata.showUntil:isAfterStart',
    ],
  ])('is refused with %s', async (_, metadata, title, field) => {
    const { body } = await save(metadata, title).expect(400);
    expect(body.params.fields).toEqual([field]);
  });
});
