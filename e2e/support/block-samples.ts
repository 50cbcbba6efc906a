import { randomUUID } from 'node:crypto';
import type { Block, BlockField, BlockSource, BuiltBlockType } from '@vitral/contracts/blocks';
import { fieldIn, type Language, LANGUAGES } from '@vitral/contracts/languages';

/** Items of the site and URLs of files for the values of blocks. */
export interface SampleSources {
  pictures: string[];
  items: Record<BlockSource, string[]>;
}

/** Returns a block of each type with a value in every field, in every language. */
export const sampleBlocks = (types: BuiltBlockType[], sources: SampleSources): Block[] =>
  types.map(({ type, fields }) => ({
    id: randomUUID(),
    type,
    isHidden: false,
    values: valuesOf(fields, sources, type),
  }));

function valuesOf(
  fields: readonly BlockField[],
  sources: SampleSources,
  about: string,
  number = 1,
): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap((field) => entriesOf(field, sources, about, number)));
}

function entriesOf(
  field: BlockField,
  sources: SampleSources,
  about: string,
  number: number,
): [string, unknown][] {
  const { name, label } = field;
  const textIn = (language: Language) => `${label.en} of ${about} ${number} ${language}`;
  const inEachLanguage = (valueOf: (text: string) => unknown) =>
    Object.entries(named(name, (language) => valueOf(textIn(language))));
  switch (field.kind) {
    case 'line':
      return inEachLanguage((text) => text);
    case 'text':
      return inEachLanguage((text) => `${text} with words enough for a line.\n\nA second paragraph.`);
    case 'richText':
      return inEachLanguage((text) => [
        { type: 'paragraph', spans: [{ text: `${text} ` }, { text: 'bold', isBold: true }] },
        { type: 'bullets', items: [[{ text: 'A link', href: '/contact' }]] },
      ]);
    case 'word':
      return [[name, `${label.en} ${number}`]];
    case 'url':
      return [[name, '/contact']];
    case 'picture': {
      const url = sources.pictures[number % sources.pictures.length];
      return [[name, { url, isDecorative: false, ...named('alt', textIn) }]];
    }
    case 'captions':
      return [[name, named('webvtt', (language) => `${CAPTIONS}${about} in ${language}`)]];
    case 'choice':
      return [[name, field.options.at(-1)?.value]];
    case 'items':
      return [[name, sources.items[field.source].slice(0, 3)]];
    case 'publicBlock':
      return [[name, { module: 'no-module', publicBlock: 'none' }]];
    case 'list':
      return [[name, [1, 2].map((item) => valuesOf(field.fields, sources, about, item))]];
  }
}

const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\n';

/** Returns the translations of a value, each in the field of its language. */
const named = (name: string, valueIn: (language: Language) => unknown) =>
  Object.fromEntries(LANGUAGES.map((language) => [fieldIn(name, language), valueIn(language)]));
