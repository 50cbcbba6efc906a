import { ACTION_STYLES, type FrameSection } from '@vitral/sdk/contracts/landing-content';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { OPENING_TIMES } from '@vitral/sdk/contracts/opening-hours';
import { WEEKDAYS } from '@vitral/sdk/contracts/zoom-meetings';

/** An editable text. Its translations, if any, have the same name with the suffixes `En` and `Fr`. */
export interface LandingField {
  name: string;
  /** Name of its label, if different from its own name. */
  label?: string;
  limit: number;
  isTranslated?: boolean;
  /** True for a text of several lines. */
  isLong?: boolean;
  /** True if publishing requires the text. */
  isRequired?: boolean;
  /** Name of the field that makes the text required if it is filled in. */
  requiredWith?: string;
  /** True for an instant, which the form shows in the time zone of this browser. */
  isInstant?: boolean;
  /** Values to choose from; the first is the default, which is not stored. */
  options?: readonly string[];
  /** True for a phone number in E.164 format. */
  isInternational?: boolean;
  type?: 'email' | 'tel' | 'url';
}

export type ListName = 'address' | 'openingHours';

export interface LandingListField {
  list: ListName;
  fields: readonly LandingField[];
  /** Maximum number of items that the page shows. */
  maxItems: number;
}

export type LandingBlock = LandingField | LandingListField;

export function isList(block: LandingBlock): block is LandingListField {
  return 'list' in block;
}

export interface SectionShape {
  /** Texts and lists of the section, in the order of the page. */
  blocks: readonly LandingBlock[];
  /** CSS selector of the first element of the section on the landing page. */
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
const OPENING_HOURS: LandingListField = {
  list: 'openingHours',
  maxItems: WEEKDAYS.length,
  fields: OPENING_TIMES.map((name) => ({ name, limit: 'HH:MM'.length })),
};
const CONTACT: readonly LandingBlock[] = [
  { name: 'tagline', ...line },
  { name: 'email', limit: LIMITS.email, type: 'email' },
  { name: 'phone', limit: LIMITS.phone, type: 'tel' },
  { name: 'whatsapp', limit: LIMITS.phone, type: 'tel', isInternational: true },
  { name: 'whatsappText', ...line },
  listOf('address', { name: 'line', ...line, isRequired: true }),
  OPENING_HOURS,
  { name: 'hours', ...line },
  { name: 'youtubeUrl', limit: LIMITS.url, type: 'url' },
  { name: 'instagramUrl', limit: LIMITS.url, type: 'url' },
  { name: 'facebookUrl', limit: LIMITS.url, type: 'url' },
];
const actionText = { limit: LIMITS.landingAction, isTranslated: true };
const CALL_TO_ACTION: readonly LandingBlock[] = [
  { name: 'actionText', ...actionText, requiredWith: 'actionUrl' },
  { name: 'actionUrl', limit: LIMITS.url, type: 'url' },
  { name: 'actionStyle', limit: LIMITS.landingAction, options: ACTION_STYLES },
];
const instant = { limit: LIMITS.landingLine, isInstant: true };
const ANNOUNCEMENT: readonly LandingBlock[] = [
  { name: 'title', label: 'announcement', limit: LIMITS.announcement, isTranslated: true },
  { name: 'linkText', ...actionText },
  { name: 'linkUrl', limit: LIMITS.url, type: 'url' },
  { name: 'showFrom', ...instant },
  { name: 'showUntil', ...instant },
];

/**
 * Exactly the texts that the site shows in each section (mfe-public), because a field that visitors never see would
 * mislead staff.
 */
export const SECTION_SHAPES: Record<FrameSection, SectionShape> = {
  contact: { anchor: 'footer', blocks: [...TITLE_AND_TEXT, ...CONTACT] },
  navigation: { anchor: 'header', blocks: CALL_TO_ACTION },
  announcement: { anchor: 'body', blocks: ANNOUNCEMENT },
};
