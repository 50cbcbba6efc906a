import type { LandingSection } from '@vitral/contracts/landing-content';
import type { Language } from '@vitral/contracts/languages';
import { urlOf, isObject, objectsOf, textOf, textsOf, type JsonObject } from './json.ts';
import { paragraphsOf, phrase, phraseOf } from './phrase.ts';

/** Networks linked in the footer; the metadata stores each URL as `<network>Url`. */
const NETWORKS = ['youtube', 'instagram', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];

export type Contact = SectionCopy['contact'];

/** Texts of one section of the landing page, in the page's language. */
export type SectionCopy = ReturnType<typeof readSection>;
export type Sections = Partial<Record<LandingSection, SectionCopy>>;

/** Parses GET /api/landing-content into sections; missing ones are absent. */
export function readLandingContent(response: unknown, language: Language): Sections {
  return Object.fromEntries(
    objectsOf(response)
      .filter((item) => textOf(item.section) !== '')
      .map((item) => [textOf(item.section), readSection(item, language)]),
  );
}

function readSection(item: JsonObject, language: Language) {
  const metadata = readMetadata(item);
  const rows = (key: string) => (Array.isArray(metadata[key]) ? metadata[key].filter(isObject) : []);
  const values = inPairs(metadata, 'values', (value) => (isObject(value) ? value : {}));

  return {
    title: phrase(textOf(item.title), textOf(metadata.titleEn), language),
    paragraphs: paragraphsOf(phrase(textOf(item.content), textOf(metadata.contentEn), language)),
    cards: rows('cards').map((card) => ({
      title: phraseOf(card, 'title', language),
      text: phraseOf(card, 'text', language),
    })),
    benefits: inPairs(metadata, 'benefits', textOf)
      .map(([spanish, english]) => phrase(spanish, english, language))
      .filter(({ children }) => children),
    values: values
      .map(([spanish, english]) => ({
        title: phrase(textOf(spanish.title), textOf(english.title), language),
        description: phrase(textOf(spanish.description), textOf(english.description), language),
      }))
      .filter(({ title, description }) => title.children || description.children),
    figures: rows('figures').map((figure) => ({
      value: textOf(figure.value),
      label: phraseOf(figure, 'label', language),
    })),
    joinUrl: urlOf(metadata.backofficeUrl),
    joinText: phraseOf(metadata, 'loginText', language),
    contact: {
      email: textOf(metadata.email),
      phone: textOf(metadata.phone),
      address: textsOf(metadata.address),
      hours: phraseOf(metadata, 'hours', language),
      /** Networks with a stored http(s) URL. */
      networks: NETWORKS.flatMap((network) => {
        const url = urlOf(metadata[`${network}Url`]);
        return url?.startsWith('/') === false ? { network, url } : [];
      }),
    },
  };
}

/** Pairs the items of a list with those of its English counterpart (`values`, `valuesEn`); their lengths may differ. */
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
  console.warn(`Landing content "${textOf(section)}" has invalid metadata`);
  return {};
}
