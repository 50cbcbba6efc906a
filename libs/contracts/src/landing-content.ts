import type { Translated } from './languages.ts';
import type { Stored, Versioned } from './items.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Sections of GET /api/landing-content. */
export const LANDING_SECTIONS = [
  'hero',
  'about',
  'mission',
  'commitment',
  'values',
  'experience',
  'services',
  'contact',
  'navigation',
  'announcement',
] as const;
export type LandingSection = (typeof LANDING_SECTIONS)[number];

/**
 * Sections on every page, which have a separate editor. The other sections are derived from the blocks of the landing
 * page and of the education page.
 */
export const FRAME_SECTIONS = ['contact', 'navigation', 'announcement'] as const satisfies LandingSection[];
export type FrameSection = (typeof FRAME_SECTIONS)[number];

/** Looks of the header's call to action; the first is the default. */
export const ACTION_STYLES = ['filled', 'outlined', 'plain'] as const;
export type ActionStyle = (typeof ACTION_STYLES)[number];

interface LandingCardTexts {
  title: string;
  text: string;
}

export type LandingCard = LandingCardTexts & Translated<LandingCardTexts>;

export interface LandingValue {
  title: string;
  description: string;
}

export type LandingFigure = { value: string; label: string } & Translated<{ label: string }>;

/** Fields of the metadata with a text in each language. */
export interface TranslatedMetadata {
  address: string[];
  hours: string;
  /** Motto of the site at the foot of every page. */
  tagline: string;
  /** First message of a chat on WhatsApp. */
  whatsappText: string;
  /** The header's call to action. */
  actionText: string;
  /** The announcement's link. */
  linkText: string;
}

/** Unsuffixed texts are Spanish, those ending in `En` English and in `Fr` French (docs/product/public-site.md). */
export interface FrameMetadata
  extends Partial<TranslatedMetadata>, Translated<TranslatedMetadata & { title: string; content: string }> {
  /** Link of the header's call to action; the contact page by default. */
  actionUrl?: string;
  actionStyle?: ActionStyle;
  /** Link of the announcement. */
  linkUrl?: string;
  /** ISO instants at which the announcement appears and disappears; absent for an open end. */
  showFrom?: string;
  showUntil?: string;
  /** At most one entry for each weekday. */
  openingHours?: OpeningHours[];
  email?: string;
  phone?: string;
  /** In E.164 format: +525512345678. */
  whatsapp?: string;
  youtubeUrl?: string;
  instagramUrl?: string;
  facebookUrl?: string;
}

interface BlockMetadata {
  benefits: string[];
  values: LandingValue[];
  loginText: string;
  /** Meaning of `callFigure`. */
  callLabel: string;
}

/** Metadata of any section: those of the frame, and those derived from the blocks of the landing page and of the education page. */
export interface LandingMetadata extends FrameMetadata, Partial<BlockMetadata>, Translated<BlockMetadata> {
  cards?: LandingCard[];
  figures?: LandingFigure[];
  backofficeUrl?: string;
  /** Number in the illustrated call of the education page. */
  callFigure?: string;
}

/** Texts of one section, as edited. */
export interface LandingTexts {
  title: string;
  content: string;
  metadata: FrameMetadata;
}

export interface LandingContentItem extends LandingTexts, Omit<Stored, 'createdAt'> {
  section: LandingSection;
  metadata: LandingMetadata;
}

/** Saved texts that are not published yet. One draft per section, shared by all editors. */
export interface LandingDraft extends LandingTexts {
  /** Version of the draft itself; saving with a stale one is refused with 409. */
  version: number;
  /** Version of the published texts on which the draft is based; 0 without any. */
  basedOn: number;
  /** Name of the account; null once the account is deleted. */
  editedBy: string | null;
  editedAt: string;
}

/** GET /api/landing-content/editor: every section of the frame, with or without texts. */
export interface LandingSectionState {
  section: FrameSection;
  /** Texts that visitors see; null leaves the section out. */
  published: LandingContentItem | null;
  draft: LandingDraft | null;
}

/** Returns a version of a section that differs after each change of its draft or of the texts that visitors see. */
export const sectionVersion = ({ published, draft }: SectionVersions): number =>
  (published?.version ?? 0) + (draft?.version ?? 0);

type SectionVersions = Record<'published' | 'draft', { version: number } | null | undefined>;

/** PUT /api/landing-content/{section}/draft; `version` is that of the draft as read, 0 without one. */
export type LandingDraftInput = Versioned<LandingTexts>;

/** POST /api/landing-content/{section}/publish: both versions as read; 409 for a stale one. */
export interface LandingPublication {
  draftVersion: number;
  /** 0 while nothing is published. */
  publishedVersion: number;
}

/** A formerly published version, newest first. */
export interface LandingRevision extends LandingTexts {
  id: string;
  section: LandingSection;
  publishedBy: string | null;
  publishedAt: string;
}
