import { LANGUAGES } from '@vitral/contracts';
import { PRIVACY } from '../privacy/privacy.data.ts';
import { TERMS } from '../terms/terms.data.ts';
import type { Block, LongText } from './document.ts';

const DOCUMENTS = [
  ['privacy', PRIVACY],
  ['terms', TERMS],
] as const;

function shapeOf({ sections }: LongText) {
  return sections.map(({ id, blocks }) => [id, ...blocks.map(kindOf)]);
}

function kindOf(block: Block): string {
  if (typeof block === 'string') return 'paragraph';
  if ('list' in block) return `list of ${block.list.length}`;
  if ('terms' in block) return `terms ${block.terms.map(({ term }) => term).join()}`;
  return 'link' in block ? `link to ${block.link}` : 'contact';
}

function wordsOf({ lead, sections }: LongText): string[] {
  return [
    lead,
    ...sections.map(({ title }) => title),
    ...sections.flatMap(({ blocks }) => blocks).filter((block) => typeof block === 'string'),
  ];
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
  const anchors = texts.es.sections.map(({ id }) => id);

  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.every((anchor) => /^[a-z-]+$/.test(anchor) && anchor !== 'content')).toBe(true);
});

it('names every cookie that the site keeps', () => {
  const cookies = PRIVACY.es.sections.find(({ id }) => id === 'cookies')?.blocks.map(kindOf);

  expect(cookies).toContain('terms language,country,consent,vitral.session');
});
