import type { ReleaseName } from './modules.ts';
import type { ReleaseSummary } from './releases.ts';
import type { PageTiming } from './visit-timings.ts';

/**
 * Relation of a module to a library of the shell: built for exactly the shell's version, for an older or newer one
 * within the range, or for a range that the shell does not satisfy.
 */
export type LibraryState = 'in-step' | 'older' | 'newer' | 'unfit';

export interface SharedLibrary {
  library: string;
  /** Version range that the module requires. */
  required: string;
  /** Version that the shell provides; null if it does not provide the library. */
  provided: string | null;
  state: LibraryState;
}

export interface PageWeight {
  /** Page as in the module's `budget.json`. */
  page: string;
  /** Bytes as transferred, in the order of `weighed`; null for a release without the page. */
  bytes: (number | null)[];
}

/** A row of GET /api/modules/overview: a release of the active set, or the candidate. */
export interface ModuleOverview {
  name: ReleaseName;
  isCandidate: boolean;
  release: Pick<ReleaseSummary, 'id' | 'version' | 'digest'>;
  /** Release whose figures are compared: for the active release the one active before it, for a candidate the active one. */
  before: Pick<ReleaseSummary, 'id' | 'version' | 'digest'> | null;
  /** Empty for the shell and for modules without shared libraries. */
  libraries: SharedLibrary[];
  /** Latest releases whose pages are weighed, oldest first. */
  weighed: Pick<ReleaseSummary, 'id' | 'version'>[];
  weights: PageWeight[];
  timings: PageTiming[];
  /** Failed loads and pages of all sets with the release over the last seven days. */
  failures: Record<'now' | 'before', { failures: number; pages: number }>;
  /** Public paths of the API that the module asked for. */
  calls: string[];
  /** Collections of documents that the server stores for the module. */
  collections: string[];
}

/** Number of releases in `weighed`. */
export const WEIGHED_RELEASES = 8;
