import type { FrameSection } from '@vitral/sdk/contracts/landing-content';
import { fieldIn, type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import type { LandingForm } from './landing-form.ts';
import { isList, SECTION_SHAPES, type LandingField, type ListName } from './landing-sections.ts';

/** Location of a text: a field of the section, or of the item `number` (from 1) of one of its lists. */
export interface TextPlace {
  field: string;
  list?: ListName;
  number?: number;
}

/** A text in each language. */
export interface LandingText extends TextPlace {
  /** Path of the Spanish text in the form; those of its translations have a suffix. */
  path: string;
  isRequired: boolean;
  /** False if all languages share the text, which is then in `es`. */
  isTranslated: boolean;
  texts: Record<Language, string>;
}

/** Returns every text of a section, in the order of the page. */
export function allTexts(section: FrameSection, form: LandingForm): LandingText[] {
  return SECTION_SHAPES[section].blocks.flatMap((block) => {
    if (!isList(block)) return textOf(block, form as unknown as Record<string, string>, '', {});
    const { list, fields } = block;
    return form[list].flatMap((row, index) =>
      fields.flatMap((field) => textOf(field, row, `${list}.${index}.`, { list, number: index + 1 })),
    );
  });
}

/** Returns the texts that need every language: the required ones and those present in at least one. */
export function translatedTexts(section: FrameSection, form: LandingForm): LandingText[] {
  return allTexts(section, form).filter(
    ({ isTranslated, isRequired, texts }) =>
      isTranslated && (isRequired || Object.values(texts).some((text) => text.trim() !== '')),
  );
}

export function written(texts: readonly LandingText[], language: Language): number {
  return texts.length - missing(texts, language).length;
}

export function missing(texts: readonly LandingText[], language: Language): LandingText[] {
  return texts.filter((text) => !text.texts[language].trim());
}

function textOf(
  { name, label, isTranslated = false, isRequired = false }: LandingField,
  row: Record<string, string>,
  before: string,
  place: Omit<TextPlace, 'field'>,
): LandingText {
  const languages = isTranslated ? LANGUAGES : [];
  const texts = {
    ...(Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as Record<Language, string>),
    es: row[name] ?? '',
    ...Object.fromEntries(languages.map((language) => [language, row[fieldIn(name, language)] ?? ''])),
  };
  return { ...place, field: label ?? name, path: `${before}${name}`, isRequired, isTranslated, texts };
}
