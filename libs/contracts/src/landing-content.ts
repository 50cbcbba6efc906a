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

/** Specification, section 3. Unsuffixed texts are Spanish, `En` twins English. */
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
