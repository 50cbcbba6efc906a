import { fieldIn } from '@vitral/contracts/languages';
import type { RichText } from '@vitral/contracts/rich-text';
import { FIRST_LANGUAGES, type FirstLanguage } from './fixed-page.ts';

/** A row of `landing_content` or `landing_draft`. */
export interface SectionRow {
  section: string;
  title: string;
  content: string;
  /** An object, or JSON text in imported rows. */
  metadata: unknown;
}

export type Json = Record<string, unknown>;
export type SectionTexts = Json & Pick<SectionRow, 'title' | 'content'>;

/** Returns the items of a list whose translations are at the same position of `<name>En` and `<name>Fr`. */
export function paired<Item>(
  texts: Json,
  name: string,
  read: (itemIn: (language: FirstLanguage) => unknown) => Item,
): Item[] {
  const listIn = (language: FirstLanguage): unknown[] => {
    const list = texts[fieldIn(name, language)];
    return Array.isArray(list) ? list : [];
  };
  const length = Math.max(...FIRST_LANGUAGES.map((language) => listIn(language).length));
  return Array.from({ length }, (_item, index) => read((language) => listIn(language)[index]));
}

export const richText = (words: string): RichText =>
  words
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => ({ type: 'paragraph', spans: [{ text: paragraph.trim() }] }));

export function textsOf({ title, content, metadata }: SectionRow): SectionTexts {
  return { ...objectOf(parsed(metadata)), title, content };
}

function parsed(metadata: unknown): unknown {
  if (typeof metadata !== 'string') return metadata;
  try {
    return JSON.parse(metadata);
  } catch {
    return {};
  }
}

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
