import type { FrameSection } from '@vitral/sdk/contracts/landing-content';
import { DEFAULT_LANGUAGE, fieldIn, type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { get, set } from 'react-hook-form';
import type { LandingForm, LandingRow } from './landing-form.ts';
import { isList, SECTION_SHAPES, type LandingListField, type ListName } from './landing-sections.ts';
import { allTexts, type TextPlace } from './landing-texts.ts';

/** A text that differs between two sides, or a whole list if its length differs. */
export interface Difference extends Partial<TextPlace> {
  /** Path in the form. */
  path: string;
  /** Absent if all languages share the text. */
  language?: Language;
  one: string | string[];
  other: string | string[];
}

export function differences(section: FrameSection, one: LandingForm, other: LandingForm): Difference[] {
  const lists = SECTION_SHAPES[section].blocks.filter(isList);
  const resized = lists.filter(({ list }) => one[list].length !== other[list].length);
  const isResized = (list: ListName | undefined) => resized.some((block) => block.list === list);

  const others = new Map(allTexts(section, other).map((text) => [text.path, text]));
  const texts = allTexts(section, one).filter(({ list }) => !isResized(list));
  const textDifferences = texts.flatMap(
    ({ texts: own, isTranslated, path, field, list, number }): Difference[] =>
      LANGUAGES.map((language) => ({
        ...{ field, list, number },
        ...(isTranslated && { language }),
        path: fieldIn(path, language),
        one: own[language],
        other: others.get(path)?.texts[language] ?? '',
      })).filter(({ one, other }) => one !== other),
  );
  const listDifferences = resized.map((block): Difference => {
    const { list } = block;
    return { list, path: list, one: asLines(block, one[list]), other: asLines(block, other[list]) };
  });
  return [...textDifferences, ...listDifferences];
}

/** Returns a copy of `form` with the texts at `paths` taken from `from`. */
export function withTextsFrom(form: LandingForm, from: LandingForm, paths: readonly string[]): LandingForm {
  const merged = structuredClone(form);
  const source = structuredClone(from);
  for (const path of paths) set(merged, path, get(source, path));
  return merged;
}

/** Returns each item of a list as one readable line. */
function asLines({ fields }: LandingListField, rows: LandingRow[]): string[] {
  const textIn = (row: LandingRow, language: Language) =>
    fields
      .filter(({ isTranslated }) => isTranslated || language === DEFAULT_LANGUAGE)
      .map(({ name }) => row[fieldIn(name, language)] ?? '')
      .filter(Boolean)
      .join(': ');
  return rows.map((row) =>
    LANGUAGES.map((language) => textIn(row, language))
      .filter(Boolean)
      .join(' / '),
  );
}
