import type { Language, LandingSection } from '@vitral/contracts';
import { addressOf, isObject, objectsOf, textOf, textsOf, type JsonObject } from './json.ts';
import { paragraphsOf, phrase, type Phrase } from './phrase.ts';

/** The networks to which the footer leads; each address lies in the metadata under `<network>Url`. */
export const NETWORKS = ['youtube', 'instagram', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

export interface Contact {
  email: string;
  phone: string;
  address: string[];
  hours: Phrase;
  /** Only those with a stored http(s) address. */
  networks: { network: Network; address: string }[];
}

/** What one section of the landing page says, in the page's language. */
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

/** GET /api/landing-content: the items by section, absent where nothing is stored. */
export function readLandingContent(answer: unknown, language: Language): Sections {
  return Object.fromEntries(
    objectsOf(answer)
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

/** Whole lists have a twin too (`values`, `valuesEn`), which goes with them item by item and may be shorter. */
function inPairs<Item>(metadata: JsonObject, key: string, read: (item: unknown) => Item): [Item, Item][] {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const spanish = listOf(metadata[key]);
  const english = listOf(metadata[`${key}En`]);
  const length = Math.max(spanish.length, english.length);
  return Array.from({ length }, (_, index) => [read(spanish[index]), read(english[index])]);
}

/** Metadata comes as an object or as JSON text; invalid metadata counts as empty. */
function readMetadata({ section, metadata }: JsonObject): JsonObject {
  if (metadata === null || metadata === undefined) return {};
  try {
    const value: unknown = typeof metadata === 'string' ? JSON.parse(metadata) : metadata;
    if (isObject(value)) return value;
  } catch {
    // Falls through to the warning: invalid text and a wrong shape are the same to the page.
  }
  console.warn(`Landing content "${textOf(section)}" has unreadable metadata`);
  return {};
}
