import type { LandingMetadata, LandingSection, LandingSectionState, LandingTexts } from '@vitral/contracts';
import { isList, SECTION_SHAPES, type ListName } from './landing-sections.ts';

/** One item of a list: its texts by field. */
export type LandingRow = Record<string, string>;

/** The texts of a section as the form holds them: a list and its English twin are one list of pairs. */
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

/** What an editor goes on from: the draft, else what is on the page. */
export function currentTexts({ draft, published }: LandingSectionState): LandingTexts {
  return draft ?? published ?? NO_TEXTS;
}

export function publishedTexts({ published }: LandingSectionState): LandingTexts {
  return published ?? NO_TEXTS;
}

export function toForm({ title, content, metadata }: LandingTexts): LandingForm {
  const { values = [], valuesEn = [], benefits = [], benefitsEn = [], address = [] } = metadata;
  const said = (name: keyof LandingMetadata) => String(metadata[name] ?? '');
  return {
    title,
    titleEn: said('titleEn'),
    content,
    contentEn: said('contentEn'),
    cards: (metadata.cards ?? []).map((card) => ({ titleEn: '', textEn: '', ...card })),
    benefits: inPairs(benefits, benefitsEn, (text = '', textEn = '') => ({ text, textEn })),
    values: inPairs(values, valuesEn, (spanish, english) => ({
      title: spanish?.title ?? '',
      titleEn: english?.title ?? '',
      description: spanish?.description ?? '',
      descriptionEn: english?.description ?? '',
    })),
    figures: (metadata.figures ?? []).map((figure) => ({ labelEn: '', ...figure })),
    email: said('email'),
    phone: said('phone'),
    address: address.map((line) => ({ line })),
    hours: said('hours'),
    hoursEn: said('hoursEn'),
    youtubeUrl: said('youtubeUrl'),
    instagramUrl: said('instagramUrl'),
    facebookUrl: said('facebookUrl'),
    loginText: said('loginText'),
    loginTextEn: said('loginTextEn'),
    backofficeUrl: said('backofficeUrl'),
  };
}

/** The form as it is stored. What `kept` holds beyond the fields of the section stays as it is. */
export function toTexts(form: LandingForm, section: LandingSection, kept: LandingTexts): LandingTexts {
  const written = SECTION_SHAPES[section].blocks.map((block): LandingMetadata => {
    if (isList(block)) return LIST_WRITERS[block.list](form[block.list]);
    const { name } = block;
    const english = `${name}En`;
    const spanish = name === 'title' || name === 'content' ? {} : { [name]: textIn(form, name) };
    return block.hasTwin ? { ...spanish, [english]: textIn(form, english) } : spanish;
  });
  const own: LandingMetadata = Object.assign({}, ...written);
  const others = Object.entries(kept.metadata).filter(([name]) => !Object.hasOwn(own, name));
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
    benefitsEn: ifAny(rows.map(({ textEn = '' }) => textEn)),
  }),
  values: (rows) => ({
    values: rows.map(({ title = '', description = '' }) => ({ title, description })),
    valuesEn: rows.some(({ titleEn, descriptionEn }) => titleEn || descriptionEn)
      ? rows.map(({ titleEn = '', descriptionEn = '' }) => ({ title: titleEn, description: descriptionEn }))
      : [],
  }),
  address: (rows) => ({ address: rows.map(({ line = '' }) => line) }),
};

/** Without any English line there is no English list, and the page shows the Spanish one. */
function ifAny(lines: string[]): string[] {
  return lines.some(Boolean) ? lines : [];
}

function textIn(form: LandingForm, name: string): string {
  return String(form[name as keyof LandingForm]);
}

function filled<Values extends object>(values: Values): Partial<Values> {
  const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value))) as Partial<Values>;
}

function inPairs<Item>(
  spanish: readonly Item[],
  english: readonly Item[],
  pair: (spanish?: Item, english?: Item) => LandingRow,
): LandingRow[] {
  const length = Math.max(spanish.length, english.length);
  return Array.from({ length }, (_, index) => pair(spanish[index], english[index]));
}
