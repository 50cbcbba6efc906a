import type { Language } from './languages.ts';

/** Days after which a new link expires, unless staff choose another time. */
export const REQUEST_DAYS = 30;

/** Longest lifetime of a link, in days. */
export const REQUEST_DAYS_MAX = 365;

/** Hidden field that only bots fill in; the server drops such testimonials silently. */
export const REQUEST_HONEYPOT = 'homepage';

/** POST /api/testimonial-requests: a link to a form with which people send testimonials without an account. */
export interface TestimonialRequestInput {
  /** The person for whom the link is made; null for anybody. */
  recipient: string | null;
  /** Their language, in which the form opens unless they chose another. */
  language: Language | null;
  /** Testimonials that the link accepts, 1 to LIMITS.requestSubmissions. */
  maxSubmissions: number;
  /** ISO instant in the future. */
  expiresAt: string;
}

/** A row of GET /api/testimonial-requests. */
export interface TestimonialRequest extends TestimonialRequestInput {
  id: string;
  /** Path on this site: `/testimonial-requests/<token>`. */
  path: string;
  submissionCount: number;
  revokedAt: string | null;
  createdAt: string;
  /** Name of the account; null once the account is deleted. */
  createdBy: string | null;
}

export const REQUEST_STATES = ['open', 'used', 'expired', 'revoked'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

interface StateFacts {
  maxSubmissions: number;
  submissionCount: number;
  expiresAt: string | Date;
  revokedAt?: string | Date | null;
}

/** Returns the state of a link at `now`, in milliseconds. Only an open one accepts testimonials. */
export function requestState(request: StateFacts, now: number): RequestState {
  if (request.revokedAt) return 'revoked';
  if (request.submissionCount >= request.maxSubmissions) return 'used';
  return new Date(request.expiresAt).getTime() <= now ? 'expired' : 'open';
}
