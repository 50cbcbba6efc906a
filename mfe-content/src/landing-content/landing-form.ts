import type {
  FrameMetadata,
  FrameSection,
  LandingSectionState,
  LandingTexts,
} from '@vitral/sdk/contracts/landing-content';
import {
  DEFAULT_LANGUAGE,
  fieldIn,
  type Language,
  LANGUAGES,
  TRANSLATIONS,
} from '@vitral/sdk/contracts/languages';
import { OPENING_TIMES } from '@vitral/sdk/contracts/opening-hours';
import { WEEKDAYS } from '@vitral/sdk/contracts/zoom-meetings';
import { instantOf, localTime } from '@vitral/sdk/ui/forms';
import {
  isList,
  type LandingField,
  type LandingListField,
  type ListName,
  SECTION_SHAPES,
} from './landing-sections.ts';

/** Texts of a list item by field name. */
export type LandingRow = Record<string, string>;

/** Texts of a section as form values: a list and its translations are one list of rows. */
export type LandingForm = Record<ListName, LandingRow[]> & Record<string, string | LandingRow[]>;

const NO_TEXTS: LandingTexts = { title: '', content: '', metadata: {} };

/** Returns the texts to edit: the draft, or else the published texts. */
export function currentTexts({ draft, published }: LandingSectionState): LandingTexts {
  return draft ?? published ?? NO_TEXTS;
}

export function publishedTexts({ published }: LandingSectionState): LandingTexts {
  return published ?? NO_TEXTS;
}

const BLOCKS = Object.values(SECTION_SHAPES).flatMap(({ blocks }) => blocks);
const LISTS = BLOCKS.filter(isList);
const FIELDS = BLOCKS.filter((block): block is LandingField => !isList(block));

/** Returns the field names of a text in each language, or the only name if it is not translated. */
export const namesOf = ({ name, isTranslated }: LandingField): string[] =>
  isTranslated ? LANGUAGES.map((language) => fieldIn(name, language)) : [name];

/** Values for the fields of every section; fields that a section does not have are empty. */
export function toForm({ title, content, metadata }: LandingTexts): LandingForm {
  const stored: Record<string, unknown> = { ...metadata, title, content };
  const texts = FIELDS.flatMap((field) => namesOf(field).map((name) => [name, shown(field, stored[name])]));
  const lists = LISTS.map((block) => [block.list, rowsOf(block, stored)]);
  return Object.fromEntries([...texts, ...lists]) as LandingForm;
}

/** Returns the form value of a stored text. */
function shown({ isInstant, options }: LandingField, stored: unknown): string {
  const text = String(stored ?? options?.[0] ?? '');
  return isInstant ? localTime(text) : text;
}

/** Returns the text to store; blank for values that are not stored. */
function written({ isInstant, options }: LandingField, value: unknown): string {
  const text = String(value ?? '');
  if (text === options?.[0]) return '';
  return isInstant ? (instantOf(text) ?? '') : text;
}

/** Returns a row for each weekday. */
function weekOf(stored: unknown): LandingRow[] {
  const rows = Array.isArray(stored) ? (stored as LandingRow[]) : [];
  return WEEKDAYS.map((day) => {
    const row = rows.find((one) => one['day'] === day);
    return Object.fromEntries([['day', day], ...OPENING_TIMES.map((name) => [name, row?.[name] ?? ''])]);
  });
}

const isClosed = (row: LandingRow) => OPENING_TIMES.every((name) => !row[name]);

/** Returns the rows of a list, whose translations are separate lists, paired by position. */
function rowsOf({ list, fields }: LandingListField, stored: Record<string, unknown>): LandingRow[] {
  if (list === 'openingHours') return weekOf(stored[list]);
  const listIn = (language: Language): unknown[] => {
    const value = stored[fieldIn(list, language)];
    return Array.isArray(value) ? value : [];
  };
  const length = Math.max(...LANGUAGES.map((language) => listIn(language).length));
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        fields.map(({ name }) => [fieldIn(name, language), String(listIn(language)[index] ?? '')]),
      ),
    ),
  );
}

/** Converts form values to the stored format; metadata in `stored` that the section has no field for is preserved. */
export function toTexts(form: LandingForm, section: FrameSection, stored: LandingTexts): LandingTexts {
  const values = SECTION_SHAPES[section].blocks.map((block) =>
    isList(block)
      ? listsOf(block, form[block.list])
      : Object.fromEntries(namesOf(block).map((name) => [name, written(block, form[name])])),
  );
  const { title = '', content = '', ...own }: Record<string, unknown> = Object.assign({}, ...values);
  const others = Object.entries(stored.metadata).filter(([name]) => !Object.hasOwn(own, name));
  return {
    title: String(title),
    content: String(content),
    metadata: { ...Object.fromEntries(others), ...filled(own) } as FrameMetadata,
  };
}

/** Returns a list in the stored format, with those translations that have a text. */
function listsOf({ list, fields }: LandingListField, rows: LandingRow[]): Record<string, unknown> {
  if (list === 'openingHours') return { [list]: rows.every(isClosed) ? [] : rows };
  const [{ name } = { name: '' }] = fields;
  const textsIn = (language: Language) => rows.map((row) => row[fieldIn(name, language)] ?? '');
  const translated = TRANSLATIONS.map((language) => [
    fieldIn(list, language),
    textsIn(language).some(Boolean) ? textsIn(language) : [],
  ]);
  return Object.fromEntries([[list, textsIn(DEFAULT_LANGUAGE)], ...translated]);
}

function filled(values: Record<string, unknown>): Record<string, unknown> {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));
}
