import type { BuiltDescriptor, ModuleName, PageContribution, ReleaseName } from './modules.ts';
import type { ReleasePromotion } from './environments.ts';
import type { ModuleAsk } from './module-grants.ts';
import type { ReleaseProblem } from './release-problems.ts';
import type { ReleaseSignature } from './release-signatures.ts';

/** Origins of a release: built in the server's workspace, or published by a team. */
export const RELEASE_ORIGINS = ['workspace', 'published'] as const;
export type ReleaseOrigin = (typeof RELEASE_ORIGINS)[number];

/** Limits for published releases. */
export const RELEASE_LIMITS = {
  files: 2000,
  fileBytes: 32 * 1024 * 1024,
  bytes: 128 * 1024 * 1024,
  fileName: 100,
  version: 60,
  revision: 64,
  /** Total size of a module's scripts, compressed with brotli. */
  scriptBytes: 1_500_000,
  /** Total size of the landing page's scripts, shell and mfe-public together, compressed with brotli. */
  landingBytes: 130_000,
} as const;

/** One file of a release. */
export interface ReleaseFile {
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256, hexadecimal. */
  sha256: string;
}

/** A row of GET /api/modules/:name/releases, newest first. */
export interface ReleaseSummary {
  id: string;
  name: ReleaseName;
  version: string;
  /** SHA-256 of the built files, hexadecimal. */
  digest: string;
  origin: ReleaseOrigin;
  /** Commit from which the release was built, if the publisher named it. */
  revision: string | null;
  /** Account or token that published the release; null when the server found it at startup. */
  publishedBy: string | null;
  createdAt: string;
  /** Total size in bytes. */
  size: number;
  isActive: boolean;
  isCandidate: boolean;
  /** The files were deleted because no set needs them. The release can be published again with the same bytes. */
  isRemoved: boolean;
  /** Null for a release without signature. */
  signature: ReleaseSignature | null;
  /** The list of its packages can be downloaded: GET /api/modules/:name/releases/:id/sbom. */
  hasSbom: boolean;
}

/** GET /api/modules/releases/:id, and the response to POST /api/modules/:name/releases. */
export interface ReleaseDetail extends ReleaseSummary {
  descriptor: BuiltDescriptor;
  files: ReleaseFile[];
  /** Problems that prevent activation in the currently active set. */
  problems: ReleaseProblem[];
  /** The site that promoted the release to this one, as that site states it; null for a release of another origin. */
  promotion: ReleasePromotion | null;
  /** Asks of the release that no admin has granted; always empty for modules of this repository. */
  ungranted: ModuleAsk[];
}

/** A row of GET /api/modules: the current releases of a module. */
export interface ModuleSummary {
  name: ReleaseName;
  active: ReleaseSummary | null;
  candidate: ReleaseSummary | null;
  newest: ReleaseSummary | null;
  /** Release that POST /api/modules/:name/rollback would activate. */
  previous: ReleaseSummary | null;
  releases: number;
}

export interface ChangedValue<Value> {
  before: Value | null;
  after: Value | null;
}

/** GET /api/modules/releases/:id/difference?from=: the changes between two releases of a module. */
export interface ReleaseDifference {
  from: ReleaseSummary;
  to: ReleaseSummary;
  /** Pages by path, with permission, title and navigation. */
  pages: (ChangedValue<PageContribution> & { path: string })[];
  /** Pages of the public site by name, with their paths. */
  publicPages: (ChangedValue<string> & { page: string })[];
  texts: (ChangedValue<string> & { language: string; key: string })[];
  /** Number of changed texts, which may exceed the listed ones. */
  textsTotal: number;
  shared: (ChangedValue<string> & { library: string })[];
  /** Bytes as transferred: scripts and styles compressed, everything else as it is. */
  weight: { scripts: ChangedValue<number>; styles: ChangedValue<number>; other: ChangedValue<number> };
  files: { added: number; removed: number; kept: number };
}

/** A row of GET /api/modules/sets: the shell and one release of each module. Sets are immutable. */
export interface ReleaseSetSummary {
  id: string;
  createdAt: string;
  releases: Pick<ReleaseSummary, 'id' | 'name' | 'version' | 'digest' | 'isRemoved'>[];
  isActive: boolean;
  isCandidate: boolean;
  /** When a visitor last received the set, to the hour. */
  lastSeenAt: string | null;
}

/** GET /api/modules/channel: the set that visitors receive. */
export interface ReleaseChannel {
  active: ReleaseSetSummary;
  candidate: {
    set: ReleaseSetSummary;
    release: ReleaseSummary;
    /** Percentage of visitors, 1 to 99; a visitor who receives the candidate receives it on every page. */
    share: number;
    since: string;
  } | null;
  /** Grows with every change; PUT and DELETE send back the version they are based on. */
  version: number;
}

/** POST /api/modules/releases/:id/activate. */
export interface ActivationInput {
  /** Percentage of visitors that receive the release first, 1 to 99; absent activates it for everybody at once. */
  share?: number;
}

/** PUT /api/modules/channel/candidate. */
export interface CandidateInput {
  share: number;
  version: number;
}

/** POST /api/modules/:name/rollback, POST /api/modules/:name/deactivate and POST /api/modules/sets/:id/activate. */
export interface RollbackInput {
  /** Set that was active when the user decided; 409 if another one is active by now. Absent skips the check. */
  from?: string;
}

export const CHANNEL_CHANGES = [
  'activated',
  'rolled-back',
  'set-activated',
  'deactivated',
  'candidate-started',
  'candidate-share',
  'candidate-promoted',
  'candidate-withdrawn',
  'candidate-taken-back',
] as const;
export type ChannelChangeKind = (typeof CHANNEL_CHANGES)[number];

/** A row of GET /api/modules/history, newest first. Rows are never changed or deleted. */
export interface ChannelChange {
  id: string;
  kind: ChannelChangeKind;
  /** Null when the change concerns a whole set. */
  module: ReleaseName | null;
  release: Pick<ReleaseSummary, 'id' | 'version' | 'digest'> | null;
  fromSet: string | null;
  toSet: string;
  share: number | null;
  /**
   * Reason why the server withdrew a candidate. `superseded`: another release of its module was activated. `unfit:
   * <codes>`: problems of the candidate in the newly activated set. `failed: 3/40, active: 0/400`: failed loads per
   * pages, of the candidate and of the active set since the trial started. `regressed: inp 180/420 ms, visits 390/412,
   * Mann–Whitney U` or `regressed: failures 20/2000, 45/1000, Fisher’s exact test`: a significant difference with its
   * test, active set first.
   */
  reason: string | null;
  /** Null for changes made by the server. */
  actorName: string | null;
  createdAt: string;
}

/** Reasons why a release did not run in a browser. */
export const LOAD_FAILURES = ['missing', 'altered', 'slow', 'unreachable', 'broken', 'incompatible'] as const;
export type LoadFailure = (typeof LOAD_FAILURES)[number];

/** Outcomes of a failed load: an error panel, a successful retry, or the previous release. */
export const LOAD_OUTCOMES = ['failed', 'retried', 'fell-back'] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/** POST /api/modules/reports: public; the cookies identify the set that the reporter receives. */
export interface LoadReport {
  set: string;
  module: ReleaseName;
  /** `<version>-<digest8>`, as in the release's URL. */
  release: string;
  reason: LoadFailure;
  outcome: LoadOutcome;
}

/** A row of GET /api/modules/health: one release in one set, over the last seven days. */
export interface ReleaseHealth {
  set: string;
  release: Pick<ReleaseSummary, 'id' | 'name' | 'version' | 'digest'>;
  /** The release belongs to the active set. */
  isActive: boolean;
  /** The release is the candidate itself; the other releases of its set are neither active nor candidate. */
  isCandidate: boolean;
  /** Number of served pages of the set. */
  pages: number;
  failures: number;
  /** Failures resolved by a retry or by the previous release. */
  recoveries: number;
  reasons: { reason: LoadFailure; count: number }[];
  lastAt: string | null;
}

/** Number of most recently served sets in GET /api/modules/health, besides the active one and the candidate's. */
export const HEALTH_SET_LIMIT = 20;

/**
 * Withdrawal threshold of a candidate: at least `failures` failed loads, at a rate `times` that of the active set.
 */
export const CANDIDATE_WITHDRAWAL = { failures: 3, times: 2 } as const;

/** GET /api/modules/set: the set that a newly loaded page would receive. */
export interface CurrentSet {
  set: string;
}

/** POST /api/modules/override: this session loads a module from its developer's own machine. */
export interface OverrideInput {
  module: ModuleName;
  /** An origin of the developer's own machine: `http://127.0.0.1:8081` or `http://localhost:8081`. */
  address: string;
  minutes: OverrideMinutes;
}

export const OVERRIDE_MINUTES = [30, 120, 480] as const;
export type OverrideMinutes = (typeof OVERRIDE_MINUTES)[number];

/** Texts of a release, as its build writes them to `texts.json`: language → key → text. */
export type ReleaseTexts = Record<string, Record<string, string>>;
