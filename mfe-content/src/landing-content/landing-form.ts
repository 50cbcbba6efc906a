import type {
  LandingMetadata,
  LandingSection,
  LandingSectionState,
  LandingTexts,
} from '@vitral/contracts/landing-content';
import { isList, SECTION_SHAPES, type ListName } from './landing-sections.ts';

/** Texts of a list item by field name. */
export type LandingRow = Record<string, string>;

/** Texts of a section as form values: a list and its English counterpart are one list of pairs. */
export interface LandingForm extends Record<ListName, LandingRow[]> {
  title: string;
  titleEn: string;
  content: string;
  contentEn: string;
  email: string;
  phone: string;
  hours: string;
  hoursEn: string;
  youtubeUrl: string;
  instagramUrl: string;
  facebookUrl: string;
  loginText: string;
  loginTextEn: string;
  backofficeUrl: string;
}

const NO_TEXTS: LandingTexts = { title: '', content: '', metadata: {} };

/** Returns the texts to edit: the draft, or else the published texts. */
export function currentTexts({ draft, published }: LandingSectionState): LandingTexts {
  return draft ?? published ?? NO_TEXTS;
}

export function publishedTexts({ published }: LandingSectionState): LandingTexts {
  return published ?? NO_TEXTS;
}

export function toForm({ title, content, metadata }: LandingTexts): LandingForm {
  const { values = [], valuesEn = [], benefits = [], benefitsEn = [], address = [] } = metadata;
  const text = (name: keyof LandingMetadata) => String(metadata[name] ?? '');
  return {
    title,
    titleEn: text('titleEn'),
    content,
    contentEn: text('contentEn'),
    cards: (metadata.cards ?? []).map((card) => ({ titleEn: '', textEn: '', ...card })),
    benefits: toPairs(benefits, benefitsEn, (text = '', textEn = '') => ({ text, textEn })),
    values: toPairs(values, valuesEn, (spanish, english) => ({
      title: spanish?.title ?? '',
      titleEn: english?.title ?? '',
      description: spanish?.description ?? '',
      descriptionEn: english?.description ?? '',
    })),
    figures: (metadata.figures ?? []).map((figure) => ({ labelEn: '', ...figure })),
    email: text('email'),
    phone: text('phone'),
    address: address.map((line) => ({ line })),
    hours: text('hours'),
    hoursEn: text('hoursEn'),
    youtubeUrl: text('youtubeUrl'),
    instagramUrl: text('instagramUrl'),
    facebookUrl: text('facebookUrl'),
    loginText: text('loginText'),
    loginTextEn: text('loginTextEn'),
    backofficeUrl: text('backofficeUrl'),
  };
}

/** Converts form values to the stored format; metadata in `stored` that the section has no field for is preserved. */
export function toTexts(form: LandingForm, section: LandingSection, stored: LandingTexts): LandingTexts {
  const written = SECTION_SHAPES[section].blocks.map((block): LandingMetadata => {
    if (isList(block)) return LIST_WRITERS[block.list](form[block.list]);
    const { name } = block;
    const english = `${name}En`;
    const spanish = name === 'title' || name === 'content' ? {} : { [name]: textIn(form, name) };
    return block.isBilingual ? { ...spanish, [english]: textIn(form, english) } : spanish;
  });
  const own: LandingMetadata = Object.assign({}, ...written);
  const others = Object.entries(stored.metadata).filter(([name]) => !Object.hasOwn(own, name));
  return {
    title: form.title,
    content: form.content,
    metadata: { ...Object.fromEntries(others), ...filled(own) },
  };
}

const LIST_WRITERS: Record<ListName, (rows: LandingRow[]) => LandingMetadata> = {
  cards: (rows) => ({
    cards: rows.map(({ title = '', text = '', ...rest }) => ({ title, text, ...filled(rest) })),
  }),
  figures: (rows) => ({
    figures: rows.map(({ value = '', label = '', ...rest }) => ({ value, label, ...filled(rest) })),
  }),
  benefits: (rows) => ({
    benefits: rows.map(({ text = '' }) => text),
    benefitsEn: emptyIfBlank(rows.map(({ textEn = '' }) => textEn)),
  }),
  values: (rows) => ({
    values: rows.map(({ title = '', description = '' }) => ({ title, description })),
    valuesEn: rows.some(({ titleEn, descriptionEn }) => titleEn || descriptionEn)
      ? rows.map(({ titleEn = '', descriptionEn = '' }) => ({ title: titleEn, description: descriptionEn }))
      : [],
  }),
  address: (rows) => ({ address: rows.map(({ line = '' }) => line) }),
};

/** Returns an empty list if every line is empty: the page then shows the Spanish list. */
function emptyIfBlank(lines: string[]): string[] {
  return lines.some(Boolean) ? lines : [];
}

function textIn(form: LandingForm, name: string): string {
  return String(form[name as keyof LandingForm]);
}

function filled<Values extends object>(values: Values): Partial<Values> {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value))) as Partial<Values>;
}

function toPairs<Item>(
  spanish: readonly Item[],
  english: readonly Item[],
  pair: (spanish?: Item, english?: Item) => LandingRow,
): LandingRow[] {
  const length = Math.max(spanish.length, english.length);
  return Array.from({ length }, (_, index) => pair(spanish[index], english[index]));
}
