import type { LandingSection } from '@vitral/contracts/landing-content';
import type { ContentLanguage } from '@vitral/contracts/languages';
import type { LandingForm } from './landing-form.ts';
import { isList, SECTION_SHAPES, type LandingField, type ListName } from './landing-sections.ts';

/** Location of a text: a field of the section, or of the item `number` (from 1) of one of its lists. */
export interface TextPlace {
  field: string;
  list?: ListName;
  number?: number;
}

/** A text in both languages; `en` is undefined if both languages share it. */
export interface LandingText extends TextPlace {
  /** Path of the Spanish text in the form; the English one has the suffix `En`. */
  path: string;
  isRequired: boolean;
  es: string;
  en: string | undefined;
}

/** Returns every text of a section, in the order of the page. */
export function allTexts(section: LandingSection, form: LandingForm): LandingText[] {
  return SECTION_SHAPES[section].blocks.flatMap((block) => {
    if (!isList(block)) return textOf(block, form as unknown as Record<string, string>, '', {});
    const { list, fields } = block;
    return form[list].flatMap((row, index) =>
      fields.flatMap((field) => textOf(field, row, `${list}.${index}.`, { list, number: index + 1 })),
    );
  });
}

/** Returns the texts that need both languages: the required ones and those present in at least one. */
export function bilingualTexts(section: LandingSection, form: LandingForm): LandingText[] {
  return allTexts(section, form).filter(
    ({ isRequired, es, en }) => en !== undefined && (isRequired || es.trim() !== '' || en.trim() !== ''),
  );
}

export function written(texts: readonly LandingText[], language: ContentLanguage): number {
  return texts.length - missing(texts, language).length;
}

export function missing(texts: readonly LandingText[], language: ContentLanguage): LandingText[] {
  return texts.filter((text) => !text[language]?.trim());
}

function textOf(
  { name, isBilingual, isRequired = false }: LandingField,
  texts: Record<string, string>,
  before: string,
  place: Omit<TextPlace, 'field'>,
): LandingText {
  const es = texts[name] ?? '';
  const en = isBilingual ? (texts[`${name}En`] ?? '') : undefined;
  return { ...place, field: name, path: `${before}${name}`, isRequired, es, en };
}
