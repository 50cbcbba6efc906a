/** Ways in which an error reaches the browser's handlers. */
export const CAUGHT_ERROR_KINDS = ['script', 'promise', 'render', 'module-load'] as const;
export type CaughtErrorKind = (typeof CAUGHT_ERROR_KINDS)[number];

/** Policies of a document; browsers report by themselves what these block. */
export const VIOLATION_KINDS = ['content-security-policy', 'trusted-types', 'integrity-policy'] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

export const CLIENT_ERROR_KINDS = [...CAUGHT_ERROR_KINDS, ...VIOLATION_KINDS] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** POST: takes batches of the Reporting API from browsers, as `application/reports+json`. */
export const VIOLATIONS_PATH = '/api/client-errors/violations';

/** POST /api/client-errors. Holds no personal data: URLs are sent without query and fragment. */
export interface ClientErrorInput {
  kind: CaughtErrorKind;
  message: string;
  stack?: string | null;
  /** The path of the page. */
  page: string;
  /** Module in which the error occurred, and its release, where they are known. */
  module?: string | null;
  release?: string | null;
}

/** A row of GET /api/client-errors, latest first; equal errors share a row. */
export interface ClientError extends Required<Omit<ClientErrorInput, 'kind'>> {
  id: string;
  kind: ClientErrorKind;
  /** Browser of the latest occurrence, as `Chrome 156` without further detail. */
  browser: string;
  /** Name of the preview in which it occurred; null for the ordinary site. */
  preview: string | null;
  count: number;
  createdAt: string;
  lastAt: string;
}
