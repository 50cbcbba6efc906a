import type { Permission } from './access.ts';

/** Nouns whose items can be imported from a file, with the page of the console that lists them. */
export const IMPORT_PAGES = {
  testimonials: '/admin/testimonials',
  'team-members': '/admin/team',
  'team-resources': '/admin/resources',
  users: '/admin/users',
  'zoom-meetings': '/admin/zoom',
  redirects: '/admin/redirects',
} as const;
export type ImportedNoun = keyof typeof IMPORT_PAGES;

export const isImportedNoun = (noun: string): noun is ImportedNoun => Object.hasOwn(IMPORT_PAGES, noun);

/** Returns the permission for an import: the one to add a single item. */
export const importPermission = (noun: ImportedNoun) => `${noun}.write` as const satisfies Permission;

export const IMPORT_LIMITS = {
  /** Bytes of a file. */
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  columns: 50,
  /** Maximum number of listed problems; rows with other problems are only counted. */
  problems: 1000,
  /** Characters of a value that a problem shows. */
  value: 60,
} as const;

/**
 * `checked`: nothing is written yet; `waiting`: a job will import it; `done`; `refused`: rows became bad between check and import, so
 * nothing was written; `failed`: nothing was written either; `undone`.
 */
export const IMPORT_STATES = ['checked', 'waiting', 'done', 'refused', 'failed', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** A cell, or a whole row, that cannot be imported. */
export interface ImportProblem {
  /** Number of the row in the file, counted from 1; the headings are row 1. */
  row: number;
  /** Heading of the column; null for a problem of the whole row. */
  column: string | null;
  /** The value, shortened. */
  value: string;
  /** Rule of the field, such as `isLength`, or an error code, such as `redirects.taken`. */
  code: string;
}

/** A row of GET /api/imports/{noun}, newest first. */
export interface ImportSummary {
  id: string;
  fileName: string;
  state: ImportState;
  /** Rows that can be imported, and rows with problems. */
  goodRows: number;
  badRows: number;
  /** Items that were added. */
  added: number;
  /** Items that an undo deleted. */
  removed: number;
  actorName: string | null;
  createdAt: string;
  finishedAt: string | null;
  /** Until when it can be undone; null if it cannot. */
  undoableUntil: string | null;
}

/** GET /api/imports/{noun}/{id} */
export interface Import extends ImportSummary {
  /** Rows that a running import has added so far, out of `goodRows`; 0 while they are checked again. */
  done: number;
  /** Headings of the file that match no column; their values are ignored. */
  ignoredColumns: string[];
  problems: ImportProblem[];
  /** Names of items that an undo did not delete, since they had been changed after the import. */
  kept: string[];
}

/** POST /api/imports/{noun}/{id}/start */
export interface ImportStart {
  /** Imports the good rows and leaves the others out. By default an import is all or nothing. */
  withoutBadRows: boolean;
}
