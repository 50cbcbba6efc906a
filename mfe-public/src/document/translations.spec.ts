import { COOKIES, STORED_ENTRIES } from '@vitral/contracts/cookies';
import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { PRIVACY } from '../privacy/privacy.data.ts';
import { readPeriods, withPeriods } from '../privacy/periods.ts';
import { TERMS } from '../terms/terms.data.ts';
import type { Block, LongText } from './document.data.ts';

const privacyIn = (language: Language) =>
  withPeriods(PRIVACY[language], readPeriods({ responses: {}, language }));
const DOCUMENTS: [string, Record<Language, LongText>][] = [
  ['privacy', { es: privacyIn('es'), en: privacyIn('en'), fr: privacyIn('fr') }],
  ['terms', TERMS],
];

function shapeOf({ sections }: LongText) {
  return Object.entries(sections).map(([id, [, ...blocks]]) => [id, ...blocks.map(kindOf)]);
}

function kindOf(block: Block): string {
  if (typeof block === 'string') return 'paragraph';
  if (Array.isArray(block)) return `list of ${block.length}`;
  if ('terms' in block) return `terms ${Object.keys(block.terms).join()}`;
  return 'link' in block ? `link to ${block.link}` : 'contact';
}

function wordsOf({ lead, sections }: LongText): string[] {
  return [lead, ...Object.values(sections).flat()].filter((block) => typeof block === 'string');
}

describe('translations', () => {
  it.each(DOCUMENTS)('has the same sections and blocks in every language: %s', (_name, texts) => {
    for (const language of LANGUAGES) expect(shapeOf(texts[language])).toEqual(shapeOf(texts.es));
  });

  it.each(DOCUMENTS)('has no untranslated or blank text: %s', (_name, texts) => {
    const seen = LANGUAGES.flatMap((language) => wordsOf(texts[language]));

    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.every((words) => words.trim() !== '')).toBe(true);
  });

  it.each(DOCUMENTS)('has valid anchors, none of which is the id of the main element: %s', (_name, texts) => {
    const anchors = Object.keys(texts.es.sections);

    expect(anchors.every((anchor) => /^[a-z-]+$/.test(anchor) && anchor !== 'content')).toBe(true);
  });

  it('lists every cookie and every stored entry of the site', () => {
    const cookies = privacyIn('es').sections.cookies?.slice(1).map(kindOf);

    expect(cookies).toContain(`terms ${COOKIES.join(',')}`);
    expect(cookies).toContain(`terms ${STORED_ENTRIES.join(',')}`);
  });
});
