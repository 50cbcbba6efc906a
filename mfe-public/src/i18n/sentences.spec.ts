import type { TextKey } from './texts.ts';
import { TEXTS } from './texts.ts';

/**
 * Sentences in code, grouped by the reason why staff cannot edit them. All others must be texts of blocks, settings or
 * the site texts.
 */
const LISTED: Record<string, TextKey[]> = {
  'names, explains or announces the state of a control': [
    'choices.introduction',
    'choices.title',
    'choices.updated',
    'contact.form.invitedBy',
    'contact.form.source',
    'education.month.loading',
    'education.month.over',
    'form.note',
    'form.sending',
    'language.updated',
    'live-session.form.agreement',
    'live-session.form.emailHint',
    'live-session.form.thanks',
    'live-session.joinLater',
    'live-session.registration.closed',
    'live-session.registration.text',
    'navigation.toFooter',
  ],
  'tells of an error': [
    'choices.failed',
    'choices.zoneUnknown',
    'contact.form.message.tooShort',
    'contact.form.tooMany',
    'education.month.failed',
    'form.failed',
    'form.unreachable',
    'live-session.failed',
    'live-session.form.closed',
    'live-session.form.full',
    'live-session.form.off',
    'live-session.form.tooMany',
    'live-session.form.tooManyNow',
    'live-session.unavailable',
    'not-found.explanation',
    'promo.failed',
    'team-member.unavailable',
    'testimonials.unavailable',
  ],
  'asks for consent, which has to say what the code does': [
    'consent.accepted',
    'consent.declined',
    'consent.text',
    'consent.thirdParties',
    'latest.notice',
  ],
  'is made of data': [
    'education.notice.cancelledText',
    'education.notice.movedText',
    'footer.copyright',
    'testimonials.average',
  ],
  'stands in for a stored text': ['footer.defaultHours'],
  'describes a drawing of code': ['education.call.alternative'],
  'is on the page that tests languages, or on that of the backup, which is for staff': [
    'backup-download.description',
    'backup-download.lead',
    'backup-download.loading',
    'backup-download.missing.text',
    'backup-download.preparing',
    'language-test.description',
    'language-test.formats.text',
    'language-test.labels.text',
    'language-test.lead',
    'language-test.missing.text',
    'language-test.plurals.text',
    'language-test.switch.text',
    'language-test.usd',
  ],
};

/** Number of words from which a text without an end mark counts as a sentence. */
const LONG = 7;

const isSentence = (text: string) => /[.?!…]\W*$/.test(text) || text.split(/\s+/).length >= LONG;

async function sentencesOfCode(): Promise<string[]> {
  const tables = Object.values(await TEXTS.es());
  const sentences = tables.flatMap((table) => Object.entries(table).filter(([, text]) => isSentence(text)));
  return [...new Set(sentences.map(([key]) => key.replace(/_(?:one|other)$/, '')))].sort();
}

describe('the sentences that visitors read', () => {
  it.each([
    ['Escríbenos.', true],
    ['¿Quién te invitó?', true],
    ['Acepto recibir correos. *', true],
    ['Lunes a viernes de 9:00 a 18:00', true],
    ['Ver las sesiones en vivo', false],
  ])('%j: %s', (text, expected) => {
    expect(isSentence(text)).toBe(expected);
  });

  it('are stored, so that staff edit them, except those listed with their reason', async () => {
    const listed = Object.values(LISTED).flat();

    expect(await sentencesOfCode()).toEqual(listed.toSorted());
  });
});
