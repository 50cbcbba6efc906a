/** How an error in a browser came up. */
export const CLIENT_ERROR_KINDS = ['script', 'promise', 'render', 'module-load'] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** POST /api/client-errors. No personal data: addresses come without query and fragment. */
export interface ClientErrorInput {
  kind: ClientErrorKind;
  message: string;
  stack?: string | null;
  /** The path of the page. */
  page: string;
  /** The module that it happened in, and its release, where they are known. */
  module?: string | null;
  release?: string | null;
}

/** A row of GET /api/client-errors: equal errors are one row, the latest first. */
export interface ClientError {
  id: string;
  kind: ClientErrorKind;
  message: string;
  stack: string | null;
  page: string;
  module: string | null;
  release: string | null;
  /** Of the browser that had it last: `Chrome 156`, never more. */
  browser: string;
  count: number;
  createdAt: string;
  lastAt: string;
}
