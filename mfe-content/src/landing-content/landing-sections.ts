import { LIMITS, type LandingSection } from '@vitral/contracts';

/** A text that people write. Its English twin, when it has one, has the same name with `En` behind it. */
export interface LandingField {
  name: string;
  limit: number;
  hasTwin?: boolean;
  /** Several lines. */
  isLong?: boolean;
  /** Without it nothing can be published. */
  isRequired?: boolean;
  type?: 'email' | 'tel' | 'url';
}

export type ListName = 'cards' | 'benefits' | 'values' | 'figures' | 'address';

export interface LandingListField {
  list: ListName;
  fields: readonly LandingField[];
  /** How many of them the page shows. */
  most: number;
}

export type LandingBlock = LandingField | LandingListField;

export function isList(block: LandingBlock): block is LandingListField {
  return 'list' in block;
}

export interface SectionShape {
  /** What the section says, in the order in which the page shows it. */
  blocks: readonly LandingBlock[];
  /** Where it begins on the landing page: a selector. */
  place: string;
}

const line = { limit: LIMITS.landingLine, hasTwin: true };
const text = { limit: LIMITS.landingText, hasTwin: true, isLong: true };
const most = LIMITS.landingList;

const WORDS: readonly LandingBlock[] = [
  { name: 'title', ...line, isRequired: true },
  { name: 'content', ...text },
];
const CARDS: LandingListField = {
  list: 'cards',
  most,
  fields: [
    { name: 'title', ...line, isRequired: true },
    { name: 'text', ...text },
  ],
};
const BENEFITS: LandingListField = {
  list: 'benefits',
  most,
  fields: [{ name: 'text', ...line, isRequired: true }],
};
const VALUES: LandingListField = {
  list: 'values',
  most,
  fields: [
    { name: 'title', ...line, isRequired: true },
    { name: 'description', ...text },
  ],
};
const FIGURES: LandingListField = {
  list: 'figures',
  most,
  fields: [
    { name: 'value', limit: LIMITS.landingLine, isRequired: true },
    { name: 'label', ...line, isRequired: true },
  ],
};
const CONTACT: readonly LandingBlock[] = [
  { name: 'email', limit: LIMITS.email, type: 'email' },
  { name: 'phone', limit: LIMITS.phone, type: 'tel' },
  { list: 'address', most, fields: [{ name: 'line', limit: LIMITS.landingLine, isRequired: true }] },
  { name: 'hours', ...line },
  { name: 'youtubeUrl', limit: LIMITS.url, type: 'url' },
  { name: 'instagramUrl', limit: LIMITS.url, type: 'url' },
  { name: 'facebookUrl', limit: LIMITS.url, type: 'url' },
];
const ENTRANCE: readonly LandingBlock[] = [
  { name: 'loginText', ...line },
  { name: 'backofficeUrl', limit: LIMITS.url, type: 'url' },
];

/** What of each section the site shows (mfe-public): no more, for a field nobody sees is a trap, and no less. */
export const SECTION_SHAPES: Record<LandingSection, SectionShape> = {
  hero: { place: 'main', blocks: WORDS },
  about: { place: '#acerca', blocks: [...WORDS, FIGURES, CARDS] },
  mission: { place: '#mission', blocks: WORDS },
  commitment: { place: '#commitment', blocks: [...WORDS, BENEFITS] },
  values: { place: '#values', blocks: [...WORDS, VALUES] },
  experience: { place: '#carousel-medicos', blocks: WORDS },
  // The education page shows one figure, how many people are on the call.
  services: { place: '#focus', blocks: [...WORDS, { ...FIGURES, most: 1 }] },
  contact: { place: 'footer', blocks: [...WORDS, ...CONTACT] },
  navigation: { place: '#banner', blocks: [...WORDS, ...ENTRANCE] },
};

/** Lists whose items are one text each, which needs no name of its own. */
export const SINGLE_FIELD_LISTS: ReadonlySet<ListName> = new Set(['benefits', 'address']);
