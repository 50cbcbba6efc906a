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
] as const;
export type LandingSection = (typeof LANDING_SECTIONS)[number];

export interface LandingCard {
  title: string;
  text: string;
  titleEn?: string;
  textEn?: string;
}

export interface LandingValue {
  title: string;
  description: string;
}

export interface LandingFigure {
  value: string;
  label: string;
  labelEn?: string;
}

/** Unsuffixed texts are Spanish, `En` twins English (docs/product/public-site.md). */
export interface LandingMetadata {
  titleEn?: string;
  contentEn?: string;
  cards?: LandingCard[];
  benefits?: string[];
  benefitsEn?: string[];
  values?: LandingValue[];
  valuesEn?: LandingValue[];
  figures?: LandingFigure[];
  backofficeUrl?: string;
  loginText?: string;
  loginTextEn?: string;
  email?: string;
  phone?: string;
  address?: string[];
  hours?: string;
  hoursEn?: string;
  youtubeUrl?: string;
  instagramUrl?: string;
  facebookUrl?: string;
}

export interface LandingContentItem {
  id: string;
  section: LandingSection;
  title: string;
  content: string;
  metadata: LandingMetadata;
  updatedAt: string;
  version: number;
}

/** The texts of one section, as an editor holds them. */
export interface LandingTexts {
  title: string;
  content: string;
  metadata: LandingMetadata;
}

/** Texts that are saved but not yet on the page. One per section, shared by all editors. */
export interface LandingDraft extends LandingTexts {
  /** Of the draft itself; a save with a stale one is answered 409. */
  version: number;
  /** The version of the published texts it was begun from; 0 when there were none. */
  basedOn: number;
  /** Name of the account; null when it is gone. */
  editedBy: string | null;
  editedAt: string;
}

/** GET /api/landing-content/editor: every section, whether or not it has texts. */
export interface LandingSectionState {
  section: LandingSection;
  /** What visitors see; null: the section is left out of the page. */
  published: LandingContentItem | null;
  draft: LandingDraft | null;
}

/** PUT /api/landing-content/{section}/draft; `version` is that of the draft that was read, 0 when there was none. */
export interface LandingDraftInput extends LandingTexts {
  version: number;
}

/** POST /api/landing-content/{section}/publish: both versions that were read; a stale one is answered 409. */
export interface LandingPublication {
  draftVersion: number;
  /** 0 when nothing was published. */
  publishedVersion: number;
}

/** One state that was once on the page, newest first. */
export interface LandingRevision extends LandingTexts {
  id: string;
  section: LandingSection;
  publishedBy: string | null;
  publishedAt: string;
}
