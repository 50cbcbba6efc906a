import { ACTION_STYLES, type ActionStyle, type LandingSection } from '@vitral/sdk/contracts/landing-content';
import { fieldIn, type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { readAnnouncement } from './announcement.ts';
import { linkOf, urlOf, isObject, objectsOf, textOf, type JsonObject } from './json.ts';
import { readOpeningHours } from './opening-hours.ts';
import { paragraphsOf, type Phrase, phrase, phraseOf } from './phrase.ts';

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
  // The Spanish title and content are columns of the item.
  const heading = { ...metadata, title: item.title, content: item.content };
  const lines = (key: string) => readLines(metadata, key, language).filter(({ children }) => children);

  return {
    title: phraseOf(heading, 'title', language),
    paragraphs: paragraphsOf(phraseOf(heading, 'content', language)),
    action: readAction(metadata, language),
    announcement: readAnnouncement(heading, language),
    contact: readContact(metadata, language, lines),
  };
}

function readContact(metadata: JsonObject, language: Language, lines: (key: string) => Phrase[]) {
  return {
    tagline: phraseOf(metadata, 'tagline', language),
    email: textOf(metadata.email),
    phone: textOf(metadata.phone),
    whatsapp: readWhatsApp(metadata, language),
    address: lines('address'),
    openingHours: readOpeningHours(metadata.openingHours),
    hours: phraseOf(metadata, 'hours', language),
    networks: readNetworks(metadata),
  };
}

/** Reads the header's call to action; a blank text or a missing URL means the contact page. */
function readAction(metadata: JsonObject, language: Language) {
  const style: ActionStyle = ACTION_STYLES.find((one) => one === metadata.actionStyle) ?? ACTION_STYLES[0];
  const text = phraseOf(metadata, 'actionText', language);
  return { text, url: text.children ? linkOf(metadata.actionUrl) : null, style };
}

/** Returns the number, and the URL that opens a chat with it (https://faq.whatsapp.com/5913398998672934); null without a number. */
function readWhatsApp(metadata: JsonObject, language: Language) {
  const number = textOf(metadata.whatsapp);
  if (!/^\+\d+$/.test(number)) return null;
  const { children: text } = phraseOf(metadata, 'whatsappText', language);
  const query = text && `?text=${encodeURIComponent(text)}`;
  return { number, url: `https://wa.me/${number.slice(1)}${query}` };
}

/** Returns the networks with a stored http(s) URL. */
function readNetworks(metadata: JsonObject) {
  return NETWORKS.flatMap((network) => {
    const url = urlOf(metadata[`${network}Url`]);
    return url?.startsWith('/') === false ? { network, url } : [];
  });
}

/** Reads lines, each with its translations at the same position of `<key>En` and `<key>Fr`; lengths may differ. */
function readLines(metadata: JsonObject, key: string, language: Language): Phrase[] {
  const listIn = (one: Language): unknown[] => {
    const value = metadata[fieldIn(key, one)];
    return Array.isArray(value) ? value : [];
  };
  const length = Math.max(...LANGUAGES.map((one) => listIn(one).length));
  return Array.from({ length }, (_, index) => phrase((one) => textOf(listIn(one)[index]), language));
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
