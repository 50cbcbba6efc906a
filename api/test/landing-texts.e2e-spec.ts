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

describe('a submitted text', () => {
  it('is stripped of invisible characters, lone surrogates and blank entries', async () => {
    const { title, metadata } = await editor.newDraft({
      title: ' Luz\u202e\n y \ud83ccolor ',
      content: '',
      metadata: {
        titleEn: '  ',
        email: '',
        youtubeUrl: null,
        address: ['Calle\u0000 1', ' '],
        openingHours: [{ day: '', opens: '', closes: '', opensAgain: '', closesAgain: '' }],
      },
    });
    expect(title).toBe('Luz y color');
    expect(metadata).toEqual({ address: ['Calle 1'] });
  });

  it('keeps the positions of entries that have a translation', async () => {
    const { metadata } = await editor.newDraft({
      ...TEXTS,
      metadata: {
        address: ['Uno', 'Dos', ''],
        addressEn: [' ', 'Two'],
        addressFr: ['', 'Deux'],
      },
    });
    expect(metadata).toEqual({
      address: ['Uno', 'Dos'],
      addressEn: ['', 'Two'],
      addressFr: ['', 'Deux'],
    });
  });

  it('is stored as plain text, even when it looks like HTML', async () => {
    const title = '<img src=x onerror=alert(1)>';
    await editor.newPublication({ ...TEXTS, title });
    expect((await editor.shown())[0].title).toBe(title);
  });

  const long = (length: number) => 'a'.repeat(length);
  const metadata = (wrong: object) => ({ metadata: { ...TEXTS.metadata, ...wrong } });
  const hours = (wrong: object) => metadata({ openingHours: [{ ...DAY, ...wrong }] });
  it.each<[string, object, string]>([
    ['no title', { title: undefined }, 'title:isString'],
    ['a long title', { title: long(LIMITS.landingLine + 1) }, 'title:maxLength'],
    ['a long text', { content: long(LIMITS.landingText + 1) }, 'content:maxLength'],
    ['no metadata', { metadata: undefined }, 'metadata:isObject'],
    ['metadata as text', { metadata: '{}' }, 'metadata:isObject'],
    ['metadata as a list', { metadata: [] }, 'metadata:isObject'],
    ['an unknown field', { subtitle: 'x' }, 'subtitle:whitelistValidation'],
    ['an unknown field of the metadata', metadata({ html: 'x' }), 'metadata.html:whitelistValidation'],
    [
      'a long line in a list',
      metadata({ address: [long(LIMITS.landingLine + 1)] }),
      'metadata.address:maxLength',
    ],
    [
      'too many lines',
      metadata({ address: Array(LIMITS.landingList + 1).fill('a') }),
      'metadata.address:arrayMaxSize',
    ],
    ['a number for a line', metadata({ addressEn: [7] }), 'metadata.addressEn:isString'],
    ['an invalid email', metadata({ email: 'hola@' }), 'metadata.email:isEmail'],
    [
      'a path as the URL of a social network',
      metadata({ facebookUrl: '/admin' }),
      'metadata.facebookUrl:isWebAddress',
    ],
    ['a number without country code', metadata({ whatsapp: '55 1234' }), 'metadata.whatsapp:isPhoneNumber'],
    ['a script as a target', metadata({ actionUrl: 'javascript:alert(1)' }), 'metadata.actionUrl:isLink'],
    ['an anchor that is no selector', metadata({ actionUrl: '#2026' }), 'metadata.actionUrl:isLink'],
    ['an anchor with quotes', metadata({ linkUrl: '#a"b' }), 'metadata.linkUrl:isLink'],
    ['a long call to action', metadata({ actionTextFr: long(31) }), 'metadata.actionTextFr:maxLength'],
    ['an unknown style', metadata({ actionStyle: 'huge' }), 'metadata.actionStyle:isIn'],
    ['an instant without a zone', metadata({ showFrom: '2026-12-01T09:00' }), 'metadata.showFrom:isInstant'],
    ['an unknown field of a day', hours({ note: 'x' }), 'metadata.openingHours.0.note:whitelistValidation'],
    ['a list of lists of days', metadata({ openingHours: [[DAY]] }), 'metadata.openingHours:isObject'],
    [
      'a list of benefits, which a block has',
      metadata({ benefits: ['a'] }),
      'metadata.benefits:whitelistValidation',
    ],
    ['an unknown weekday', hours({ day: 'someday' }), 'metadata.openingHours.0.day:isIn'],
    ['an impossible time', hours({ opens: '24:30' }), 'metadata.openingHours.0.opens:isOpeningTime'],
    ['a number for a time', hours({ closes: 18 }), 'metadata.openingHours.0.closes:isOpeningTime'],
    ['a span without an end', hours({ closes: '' }), 'metadata.openingHours.0.closes:isInOrder'],
    [
      'a span that ends before it begins',
      hours({ closes: '08:00' }),
      'metadata.openingHours.0.closes:isInOrder',
    ],
    [
      'spans that overlap',
      hours({ opensAgain: '12:00', closesAgain: '20:00' }),
      'metadata.openingHours.0.opensAgain:isInOrder',
    ],
    ['a weekday twice', metadata({ openingHours: [DAY, DAY] }), 'metadata.openingHours:arrayUnique'],
    ['a weekday that is null', metadata({ openingHours: [null] }), 'metadata.openingHours:isObject'],
    ['no version', { version: undefined }, 'version:isInt'],
    ['a negative version', { version: -1 }, 'version:min'],
  ])('is refused with %s, naming the field', async (_, wrong, field) => {
    const { body } = await editor.calls
      .put('/landing-content/contact/draft')
      .send({ ...TEXTS, version: 0, ...wrong })
      .expect(400);
    expect(body.code).toBe('request.invalid');
    expect(body.params.fields).toContain(field);
    expect((await editor.state()).draft).toBeNull();
  });

  it('is accepted up to every limit', async () => {
    const full = {
      title: long(LIMITS.landingLine),
      content: long(LIMITS.landingText),
      metadata: { address: Array(LIMITS.landingList).fill(long(LIMITS.landingLine)) },
    };
    expect(await editor.newDraft(full)).toMatchObject(full);
  });
});
