import type { Language, LandingSection } from '@vitral/contracts';
import { addressOf, isObject, objectsOf, textOf, textsOf, type JsonObject } from './json.ts';
import { paragraphsOf, phrase, type Phrase } from './phrase.ts';

/** Networks linked in the footer; the metadata stores each URL as `<network>Url`. */
export const NETWORKS = ['youtube', 'instagram', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

export interface Contact {
  email: string;
  phone: string;
  address: string[];
  hours: Phrase;
  /** Networks with a stored http(s) URL. */
  networks: { network: Network; address: string }[];
}

/** Texts of one section of the landing page, in the page's language. */
export interface SectionCopy {
  title: Phrase;
  paragraphs: Phrase[];
  cards: { title: Phrase; text: Phrase }[];
  benefits: Phrase[];
  values: { title: Phrase; description: Phrase }[];
  figures: { value: string; label: Phrase }[];
  joinAddress: string | null;
  joinText: Phrase;
  contact: Contact;
}

export type Sections = Partial<Record<LandingSection, SectionCopy>>;

/** Parses GET /api/landing-content into sections; missing ones are absent. */
export function readLandingContent(response: unknown, language: Language): Sections {
  return Object.fromEntries(
    objectsOf(response)
      .filter((item) => textOf(item.section) !== '')
      .map((item) => [textOf(item.section), readSection(item, language)]),
  );
}

function readSection(item: JsonObject, language: Language): SectionCopy {
  const metadata = readMetadata(item);
  const said = (row: JsonObject, spanish: string, english = `${spanish}En`) =>
    phrase(textOf(row[spanish]), textOf(row[english]), language);
  const rows = (key: string) => (Array.isArray(metadata[key]) ? metadata[key].filter(isObject) : []);
  const content = phrase(textOf(item.content), textOf(metadata.contentEn), language);
  const values = inPairs(metadata, 'values', (value) => (isObject(value) ? value : {}));
  const benefits = inPairs(metadata, 'benefits', textOf);

  return {
    title: phrase(textOf(item.title), textOf(metadata.titleEn), language),
    paragraphs: paragraphsOf(content),
    cards: rows('cards').map((card) => ({ title: said(card, 'title'), text: said(card, 'text') })),
    benefits: benefits
      .map(([spanish, english]) => phrase(spanish, english, language))
      .filter(({ children }) => children),
    values: values
      .map(([spanish, english]) => ({
        title: phrase(textOf(spanish.title), textOf(english.title), language),
        description: phrase(textOf(spanish.description), textOf(english.description), language),
      }))
      .filter(({ title, description }) => title.children || description.children),
    figures: rows('figures').map((figure) => ({ value: textOf(figure.value), label: said(figure, 'label') })),
    joinAddress: addressOf(metadata.backofficeUrl),
    joinText: said(metadata, 'loginText'),
    contact: {
      email: textOf(metadata.email),
      phone: textOf(metadata.phone),
      address: textsOf(metadata.address),
      hours: said(metadata, 'hours'),
      networks: readNetworks(metadata),
    },
  };
}

function readNetworks(metadata: JsonObject): Contact['networks'] {
  return NETWORKS.flatMap((network) => {
    const address = addressOf(metadata[`${network}Url`]);
    return address?.startsWith('/') === false ? { network, address } : [];
  });
}

/** Pairs the items of a list with those of its English twin (`values`, `valuesEn`), which may be shorter. */
function inPairs<Item>(metadata: JsonObject, key: string, read: (item: unknown) => Item): [Item, Item][] {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const spanish = listOf(metadata[key]);
  const english = listOf(metadata[`${key}En`]);
  const length = Math.max(spanish.length, english.length);
  return Array.from({ length }, (_, index) => [read(spanish[index]), read(english[index])]);
}

/** Parses metadata given as an object or JSON text; invalid metadata counts as empty. */
function readMetadata({ section, metadata }: JsonObject): JsonObject {
  if (metadata === null || metadata === undefined) return {};
  try {
    const value: unknown = typeof metadata === 'string' ? JSON.parse(metadata) : metadata;
    if (isObject(value)) return value;
  } catch {
    // Invalid JSON and a wrong shape lead to the same warning.
  }
  console.warn(`Landing content "${textOf(section)}" has unreadable metadata`);
  return {};
}
