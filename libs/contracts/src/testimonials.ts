import type { ContentLanguage } from './languages.ts';

/** The fields that a manager writes (docs/product/testimonials.md). */
export interface TestimonialInput {
  name: string;
  text: string;
  /** An http(s) address or a path on this site; null shows the placeholder. */
  image: string | null;
  /** The person's job title. Old rows hold a number here, which then chooses the language. */
  position: string | null;
  company: string | null;
  /** 1 to 5. */
  rating: number;
  isActive: boolean;
  locale: ContentLanguage | null;
  /** ISO date (YYYY-MM-DD) on which the person agreed to be quoted. */
  consentDate: string | null;
}

export interface Testimonial extends TestimonialInput {
  id: string;
  /** ISO instant. */
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** What visitors get: active rows only, without the staff's fields. */
export type PublicTestimonial = Omit<Testimonial, 'isActive' | 'consentDate' | 'updatedAt' | 'version'>;

/** A full update; `version` is the one that was read, a stale one is answered 409. */
export interface TestimonialUpdate extends TestimonialInput {
  version: number;
}

/** GET /api/testimonials/stats */
export interface TestimonialStats {
  total: number;
  active: number;
  /** Mean of all ratings; null without rows. */
  averageRating: number | null;
  /** Rows without the date on which the person agreed to be quoted. */
  withoutConsent: number;
}

/** Values of the filter `language` of GET /api/testimonials: `none` is shown in both languages. */
export const TESTIMONIAL_LANGUAGES = ['es', 'en', 'none'] as const;
export type TestimonialLanguage = (typeof TESTIMONIAL_LANGUAGES)[number];

/**
 * The language a testimonial is shown in. Without a locale the position decides:
 * an odd numeric position is Spanish, an even one English; anything else is null (shown in both).
 */
export function testimonialLanguage(row: Pick<Testimonial, 'locale' | 'position'>): ContentLanguage | null {
  if (row.locale) return row.locale;
  if (!row.position || !/^\d+$/.test(row.position)) return null;
  return /[13579]$/.test(row.position) ? 'es' : 'en';
}
