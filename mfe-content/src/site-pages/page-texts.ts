import type { Block, BlockField, BlockType } from '@vitral/sdk/contracts/blocks';
import { DEFAULT_LANGUAGE, fieldIn, type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { plainTextOf, type RichText } from '@vitral/sdk/contracts/rich-text';
import type { SitePageContent } from '@vitral/sdk/contracts/site-pages';
import { readWebVtt } from '@vitral/sdk/contracts/webvtt';
import { isTranslated, isValues } from './site-page-form.ts';

/** A text that a page can have in each language. */
export type PageText = Record<Language, string>;

type Values = Record<string, unknown>;

/** Returns the words of a text or rich text; empty for other values. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) && value.every((part) => isValues(part) && 'type' in part)
    ? plainTextOf(value as RichText).trim()
    : '';
}

/** Returns the texts of a page that must be translated: those present in at least one language. */
export function textsOfPage(content: SitePageContent, types: readonly BlockType[]): PageText[] {
  const own = (['title', 'description'] as const).map((name) => textIn({ ...content }, name));
  const inBlocks = content.blocks
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ type, values }) => textsIn(fieldsOf(type, types), values));
  return [...own, ...inBlocks].filter((text) => Object.values(text).some(Boolean));
}

/** Returns how many of these texts a language has. */
export const written = (texts: readonly PageText[], language: Language): number =>
  texts.filter((text) => text[language]).length;

export const fieldsOf = (type: string, types: readonly BlockType[]): readonly BlockField[] =>
  types.find((candidate) => candidate.type === type)?.fields ?? [];

function textsIn(fields: readonly BlockField[], values: Values): PageText[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (isTranslated(field)) return [textIn(values, field.name)];
    if (field.kind === 'picture')
      return isValues(value) && !value['isDecorative'] ? [textIn(value, 'alt')] : [];
    if (field.kind === 'captions') return isValues(value) ? [spokenIn(value)] : [];
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.filter(isValues).flatMap((item) => textsIn(field.fields, item));
  });
}

function textIn(values: Values, name: string): PageText {
  const each = LANGUAGES.map((language) => [language, wordsOf(values[fieldIn(name, language)])]);
  return Object.fromEntries(each) as PageText;
}

/** Returns the words of captions, without their times. */
function spokenIn(captions: Values): PageText {
  const each = Object.entries(textIn(captions, 'webvtt')).map(([language, webvtt]) => {
    const words = readWebVtt(webvtt).cues.map(({ text }) => text);
    return [language, words.join('\n')];
  });
  return Object.fromEntries(each) as PageText;
}

/** Returns the first words of a block in a language, or else in any language; empty if there are none. */
export function firstWords(block: Block, types: readonly BlockType[], language: Language): string {
  const texts = textsIn(fieldsOf(block.type, types), block.values);
  const found = texts.find((text) => Object.values(text).some(Boolean));
  const words = found && (found[language] || found[DEFAULT_LANGUAGE] || Object.values(found).find(Boolean));
  return words?.split('\n')[0] ?? '';
}

/** Returns every text of a block, one line for each field and language, for people to compare. */
export function linesOf(block: Block, types: readonly BlockType[]): string[] {
  return textsIn(fieldsOf(block.type, types), block.values).flatMap((text) =>
    LANGUAGES.flatMap((language) =>
      text[language] ? [`${language.toUpperCase()} · ${text[language]}`] : [],
    ),
  );
}
