import type { LandingSection } from '@vitral/contracts/landing-content';
import { LIMITS } from '@vitral/contracts/limits';

/** An editable text. Its translations, if any, have the same name with the suffixes `En` and `Fr`. */
export interface LandingField {
  name: string;
  limit: number;
  isTranslated?: boolean;
  /** True for a text of several lines. */
  isLong?: boolean;
  /** True if publishing requires the text. */
  isRequired?: boolean;
  /** True for a phone number in E.164 format. */
  isInternational?: boolean;
  type?: 'email' | 'tel' | 'url';
}

export type ListName = 'cards' | 'benefits' | 'values' | 'figures' | 'address';

export interface LandingListField {
  list: ListName;
  fields: readonly LandingField[];
  /** Number of items that the page shows at most. */
  maxItems: number;
}

export type LandingBlock = LandingField | LandingListField;

export function isList(block: LandingBlock): block is LandingListField {
  return 'list' in block;
}

export interface SectionShape {
  /** Texts and lists of the section, in the order of the page. */
  blocks: readonly LandingBlock[];
  /** CSS selector of the element with which the section begins on the landing page. */
  anchor: string;
}

const line = { limit: LIMITS.landingLine, isTranslated: true };
const text = { limit: LIMITS.landingText, isTranslated: true, isLong: true };
const title: LandingField = { name: 'title', ...line, isRequired: true };

const listOf = (list: ListName, ...fields: LandingField[]): LandingListField => ({
  list,
  maxItems: LIMITS.landingList,
  fields,
});

const TITLE_AND_TEXT: readonly LandingBlock[] = [title, { name: 'content', ...text }];
const CARDS = listOf('cards', title, { name: 'text', ...text });
const BENEFITS = listOf('benefits', { name: 'text', ...line, isRequired: true });
const VALUES = listOf('values', title, { name: 'description', ...text });
const FIGURES = listOf(
  'figures',
  { name: 'value', limit: LIMITS.landingLine, isRequired: true },
  { name: 'label', ...line, isRequired: true },
);
const CONTACT: readonly LandingBlock[] = [
  { name: 'email', limit: LIMITS.email, type: 'email' },
  { name: 'phone', limit: LIMITS.phone, type: 'tel' },
  { name: 'whatsapp', limit: LIMITS.phone, type: 'tel', isInternational: true },
  { name: 'whatsappText', ...line },
  listOf('address', { name: 'line', ...line, isRequired: true }),
  { name: 'hours', ...line },
  { name: 'youtubeUrl', limit: LIMITS.url, type: 'url' },
  { name: 'instagramUrl', limit: LIMITS.url, type: 'url' },
  { name: 'facebookUrl', limit: LIMITS.url, type: 'url' },
];
const LOGIN_BUTTON: readonly LandingBlock[] = [
  { name: 'loginText', ...line },
  { name: 'backofficeUrl', limit: LIMITS.url, type: 'url' },
];

/**
 * Exactly the texts of each section that the site shows (mfe-public), because a field that visitors never see would
 * mislead staff.
 */
export const SECTION_SHAPES: Record<LandingSection, SectionShape> = {
  hero: { anchor: 'main', blocks: TITLE_AND_TEXT },
  about: { anchor: '#acerca', blocks: [...TITLE_AND_TEXT, FIGURES, CARDS] },
  mission: { anchor: '#mission', blocks: TITLE_AND_TEXT },
  commitment: { anchor: '#commitment', blocks: [...TITLE_AND_TEXT, BENEFITS] },
  values: { anchor: '#values', blocks: [...TITLE_AND_TEXT, VALUES] },
  experience: { anchor: '#carousel-medicos', blocks: TITLE_AND_TEXT },
  // The education page shows one figure: the number of people on the call.
  services: { anchor: '#focus', blocks: [...TITLE_AND_TEXT, { ...FIGURES, maxItems: 1 }] },
  contact: { anchor: 'footer', blocks: [...TITLE_AND_TEXT, ...CONTACT] },
  navigation: { anchor: '#banner', blocks: [...TITLE_AND_TEXT, ...LOGIN_BUTTON] },
};

/** Lists whose items are a single text, which needs no label beside the item's name. */
export const SINGLE_FIELD_LISTS: ReadonlySet<ListName> = new Set(['benefits', 'address']);
