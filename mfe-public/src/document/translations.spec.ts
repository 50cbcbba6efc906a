import { LANGUAGES } from '@vitral/contracts/languages';
import { PRIVACY } from '../privacy/privacy.data.ts';
import { TERMS } from '../terms/terms.data.ts';
import type { Block, LongText } from './document.data.ts';

const DOCUMENTS = [
  ['privacy', PRIVACY],
  ['terms', TERMS],
] as const;

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

it.each(DOCUMENTS)('says the same in every language, part by part: %s', (_name, texts) => {
  for (const language of LANGUAGES) expect(shapeOf(texts[language])).toEqual(shapeOf(texts.es));
});

it.each(DOCUMENTS)('leaves nothing untranslated: %s', (_name, texts) => {
  const seen = LANGUAGES.flatMap((language) => wordsOf(texts[language]));

  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.every((words) => words.trim() !== '')).toBe(true);
});

it.each(DOCUMENTS)('gives each section an anchor of its own: %s', (_name, texts) => {
  const anchors = Object.keys(texts.es.sections);

  expect(anchors.every((anchor) => /^[a-z-]+$/.test(anchor) && anchor !== 'content')).toBe(true);
});

it('names every cookie that the site keeps', () => {
  const cookies = PRIVACY.es.sections.cookies?.slice(1).map(kindOf);

  expect(cookies).toContain('terms language,country,consent,vitral.session');
});
