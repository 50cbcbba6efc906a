import type { BulkSelection } from './bulk.ts';
import { type Language, LANGUAGES } from './languages.ts';
import type { Stored, Versioned } from './items.ts';
import { RATING } from './limits.ts';
import { NO_DATES, type PublicationDates } from './publication-dates.ts';

/** Fields that a manager edits, with the values of a new testimonial (docs/product/testimonials.md). */
export const NEW_TESTIMONIAL = {
  name: '',
  text: '',
  /** An http(s) URL or a path on this site; null shows the placeholder. */
  image: null as string | null,
  /** The person's job title. Old rows hold a number here, which then chooses the language. */
  position: null as string | null,
  company: null as string | null,
  /** 1 to 5. */
  rating: RATING.default as number,
  isActive: true,
  ...NO_DATES,
  locale: null as Language | null,
  /** ISO date (YYYY-MM-DD) on which the person agreed to be quoted. */
  consentDate: null as string | null,
  /** Id of the team member whom the testimonial is about. */
  aboutMember: null as string | null,
};
export type TestimonialInput = typeof NEW_TESTIMONIAL;

/**
 * A testimonial that a person sent is pending until staff approve or reject it; testimonials written by staff are
 * approved. Only approved ones can be active, and withdrawn ones stay withdrawn.
 */
export const REVIEW_STATES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export interface Testimonial extends TestimonialInput, Stored {
  reviewState: ReviewState;
  /** Position among the pinned testimonials, which visitors get first, from 0; there may be gaps. Null for all others. */
  pinnedPlace: number | null;
}

type StaffField =
  | 'isActive'
  | keyof PublicationDates
  | 'reviewState'
  | 'pinnedPlace'
  | 'consentDate'
  | 'updatedAt'
  | 'version';

/** A testimonial as visitors receive it: active rows except those about an inactive member, without the fields for staff. */
export type PublicTestimonial = Omit<Testimonial, StaffField>;

export type TestimonialUpdate = Versioned<TestimonialInput>;

/** PUT /api/testimonials/{id}/review: approving also shows the testimonial, rejecting hides it. */
export type TestimonialReview = Versioned<{ reviewState: 'approved' | 'rejected' }>;

/** PUT /api/testimonials/{id}/place: pins a testimonial at a position or moves it there; null unpins it. */
export interface TestimonialPlace {
  place: number | null;
}

/** POST /api/testimonials/{id}/withdrawal: staff record that the person withdrew their consent. */
export type TestimonialWithdrawal = Pick<Stored, 'version'>;

export const TESTIMONIAL_BULK_ACTIONS = [
  'activate',
  'deactivate',
  'approve',
  'reject',
  'set-language',
  'delete',
  'restore',
] as const;

/** POST /api/testimonials/bulk */
export interface TestimonialBulkChange extends BulkSelection {
  action: (typeof TESTIMONIAL_BULK_ACTIONS)[number];
  /** Language for `set-language`; null shows the testimonial in all languages. */
  locale?: Language | null;
}

/** GET /api/testimonials/stats */
export interface TestimonialStats {
  total: number;
  active: number;
  /** Mean of all ratings; null without rows. */
  averageRating: number | null;
  /** Rows without a consent date. */
  withoutConsent: number;
  /** Rows that await approval. */
  pending: number;
}

/** Values of the filter `language` of GET /api/testimonials: `none` is shown in all languages. */
export const TESTIMONIAL_LANGUAGES = [...LANGUAGES, 'none'] as const;
export type TestimonialLanguage = (typeof TESTIMONIAL_LANGUAGES)[number];

/**
 * Returns the language in which a testimonial is shown. Without a locale the position decides: an odd numeric
 * position means Spanish, an even one English; anything else returns null (shown in all).
 */
export function testimonialLanguage(row: Pick<Testimonial, 'locale' | 'position'>): Language | null {
  if (row.locale) return row.locale;
  if (!row.position || !/^\d+$/.test(row.position)) return null;
  return /[13579]$/.test(row.position) ? 'es' : 'en';
}
