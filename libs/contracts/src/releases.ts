import type { BuiltDescriptor, ModuleName, PageContribution, ReleaseName } from './modules.ts';
import type { ReleaseProblem } from './release-problems.ts';

/** Where a release came from: built where the server started, or sent by a team. */
export const RELEASE_ORIGINS = ['workspace', 'published'] as const;
export type ReleaseOrigin = (typeof RELEASE_ORIGINS)[number];

/** Bounds of a release as it is sent. */
export const RELEASE_LIMITS = {
  files: 2000,
  fileBytes: 32 * 1024 * 1024,
  bytes: 128 * 1024 * 1024,
  fileName: 100,
  version: 60,
  revision: 64,
  /** Scripts of a module altogether, compressed with brotli. */
  scriptBytes: 1_500_000,
  /** Scripts of the landing page, shell and mfe-public together, compressed with brotli. */
  landingBytes: 130_000,
} as const;

/** One file of a release. */
export interface ReleaseFile {
  path: string;
  /** Bytes. */
  size: number;
  /** sha256, hexadecimal. */
  sha256: string;
}

/** A row of GET /api/modules/:name/releases, newest first. */
export interface ReleaseSummary {
  id: string;
  name: ReleaseName;
  version: string;
  /** sha256 of the built files, hexadecimal. */
  digest: string;
  origin: ReleaseOrigin;
  /** The commit it was built from, when whoever sent it said so. */
  revision: string | null;
  /** The person or the token that sent it; null: the server found it at its start. */
  publishedBy: string | null;
  createdAt: string;
  /** Bytes of all files. */
  size: number;
  isActive: boolean;
  isCandidate: boolean;
  /** Its files are gone: nothing needed them any more. It can be sent again, with the same bytes. */
  isRemoved: boolean;
}

/** GET /api/modules/releases/:id, and the answer of POST /api/modules/:name/releases. */
export interface ReleaseDetail extends ReleaseSummary {
  descriptor: BuiltDescriptor;
  files: ReleaseFile[];
  /** What would refuse its activation in the set that is active now; empty when nothing would. */
  problems: ReleaseProblem[];
}

/** A row of GET /api/modules: one part of the site as it is now. */
export interface ModuleSummary {
  name: ReleaseName;
  active: ReleaseSummary | null;
  candidate: ReleaseSummary | null;
  newest: ReleaseSummary | null;
  /** What POST /api/modules/:name/rollback would bring back. */
  previous: ReleaseSummary | null;
  releases: number;
}

export interface ChangedValue<Value> {
  before: Value | null;
  after: Value | null;
}

/** GET /api/modules/releases/:id/difference?from=: what changes from one release of a module to another. */
export interface ReleaseDifference {
  from: ReleaseSummary;
  to: ReleaseSummary;
  /** Pages by address, with their permission, title and navigation. */
  pages: (ChangedValue<PageContribution> & { path: string })[];
  /** Pages of the public site, by name: their addresses. */
  publicPages: (ChangedValue<string> & { page: string })[];
  texts: (ChangedValue<string> & { language: string; key: string })[];
  /** How many texts changed, when there are more than are listed. */
  textsTotal: number;
  shared: (ChangedValue<string> & { library: string })[];
  /** Bytes as they are sent: scripts and styles compressed, everything else as it is. */
  weight: { scripts: ChangedValue<number>; styles: ChangedValue<number>; other: ChangedValue<number> };
  files: { added: number; removed: number; kept: number };
}

/** A row of GET /api/modules/sets: the shell and one release of each module. Sets never change. */
export interface ReleaseSetSummary {
  id: string;
  createdAt: string;
  releases: Pick<ReleaseSummary, 'id' | 'name' | 'version' | 'digest' | 'isRemoved'>[];
  isActive: boolean;
  isCandidate: boolean;
  /** When visitors last had it, to the hour. */
  lastSeenAt: string | null;
}

/** GET /api/modules/channel: what visitors get. */
export interface ReleaseChannel {
  active: ReleaseSetSummary;
  candidate: {
    set: ReleaseSetSummary;
    release: ReleaseSummary;
    /** Percent of visitors, 1 to 99; each of them stays with it. */
    share: number;
    since: string;
  } | null;
  /** Counts every change: what PUT and DELETE send back as they saw it. */
  version: number;
}

/** POST /api/modules/releases/:id/activate. */
export interface ActivationInput {
  /** Percent of visitors that get it first, 1 to 99; left out: everybody, at once. */
  share?: number;
}

/** PUT /api/modules/channel/candidate. */
export interface CandidateInput {
  share: number;
  version: number;
}

/** POST /api/modules/:name/rollback and POST /api/modules/sets/:id/activate. */
export interface RollbackInput {
  /** The set that whoever asks saw as the active one; another one by now: 409. Left out: whichever it is. */
  from?: string;
}

export const CHANNEL_CHANGES = [
  'activated',
  'rolled-back',
  'set-activated',
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
  /** Null: a whole set. */
  module: ReleaseName | null;
  release: Pick<ReleaseSummary, 'id' | 'version' | 'digest'> | null;
  fromSet: string | null;
  toSet: string;
  share: number | null;
  /**
   * Why a candidate went by itself: `superseded` (another release of its module was activated), `unfit: ` and the codes of
   * the problems that it has in the set that was activated meanwhile, or `failed: 3/40, active: 0/400`, how many loads failed
   * of how many pages of the candidate and of the active set since it began.
   */
  reason: string | null;
  /** Null: the server by itself. */
  actorName: string | null;
  createdAt: string;
}

/** Why a release did not run in a browser. */
export const LOAD_FAILURES = ['missing', 'altered', 'slow', 'unreachable', 'broken', 'incompatible'] as const;
export type LoadFailure = (typeof LOAD_FAILURES)[number];

/** How it ended: by a panel, by a later attempt, or by the release before. */
export const LOAD_OUTCOMES = ['failed', 'retried', 'fell-back'] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/** POST /api/modules/reports: public; the cookies say which set the reporter is sent. */
export interface LoadReport {
  set: string;
  module: ReleaseName;
  /** `<version>-<digest8>`, as in the release's address. */
  release: string;
  reason: LoadFailure;
  outcome: LoadOutcome;
}

/** A row of GET /api/modules/health: one release in one set, over the last seven days. */
export interface ReleaseHealth {
  set: string;
  release: Pick<ReleaseSummary, 'id' | 'name' | 'version' | 'digest'>;
  /** As a part of the active set. */
  isActive: boolean;
  /** As what is tried out; the releases around it in its set are neither. */
  isCandidate: boolean;
  /** Pages of the set that were sent. */
  pages: number;
  failures: number;
  /** Failures that ended well, by a later attempt or by the release before. */
  recoveries: number;
  reasons: { reason: LoadFailure; count: number }[];
  lastAt: string | null;
}

/** Of so many sets GET /api/modules/health tells besides the active one and the candidate's: those that visitors had last. */
export const HEALTH_SETS = 20;

/** A candidate is taken back when this many loads of it failed, and this many times more often than in the active set. */
export const TAKE_BACK = { failures: 3, times: 2 } as const;

/** GET /api/modules/set: which set a page would be of, if it were loaded now. */
export interface CurrentSet {
  set: string;
}

/** POST /api/modules/override: this one session takes a module from its developer's own machine. */
export interface OverrideInput {
  module: ModuleName;
  /** An origin of the developer's own machine: `http://127.0.0.1:8081` or `http://localhost:8081`. */
  address: string;
  minutes: OverrideMinutes;
}

export const OVERRIDE_MINUTES = [30, 120, 480] as const;
export type OverrideMinutes = (typeof OVERRIDE_MINUTES)[number];

/** The texts of a release, as its build leaves them in `texts.json`: language → key → text. */
export type ReleaseTexts = Record<string, Record<string, string>>;
