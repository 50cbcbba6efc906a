import type { ErrorCode } from './errors.ts';

/** Kinds of open work, in order of importance among those of equal severity. The noun of each kind counts its work. */
export const WORK_KINDS = [
  'contact-messages-overdue',
  'backups-late',
  'contact-messages-due',
  'accounts-awaiting',
  'reviews-requested',
  'publications-failed',
  'testimonials-pending',
  'deliveries-failed',
  'webhooks-switched-off',
  'feed-sources-failing',
  'candidate-release',
  'share-links-expiring',
  'zoom-meetings-next',
  'client-errors-recent',
  'landing-drafts',
  'site-page-drafts',
  'site-pages-untranslated',
  'zoom-meetings-untranslated',
  'team-members-untranslated',
  'testimonials-without-language',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** `overdue` and `due` work is counted beside the links of the console, `information` is not. */
export const WORK_SEVERITIES = ['overdue', 'due', 'information'] as const;
export type WorkSeverity = (typeof WORK_SEVERITIES)[number];

/** Maximum number of items that an entry names. */
export const WORK_ITEMS = 3;
/** Maximum number of items that an entry names if its action leads to no list of the others. */
export const WORK_ITEMS_WITHOUT_LIST = 20;

export interface WorkItem {
  /** The item's own title, name or email address. */
  title: string;
  /** ISO instant at which it is due, expires or starts, or since which it waits; the kind determines which. */
  at: string | null;
  /** Path in the console; null if the viewer's role may not open it. */
  path: string | null;
  /** Error code of what failed. */
  failure?: ErrorCode;
}

/** Open work of one kind. */
export interface WorkEntry {
  kind: WorkKind;
  severity: WorkSeverity;
  /** At least 1. */
  count: number;
  /** The most urgent items first, at most `WORK_ITEMS`, or `WORK_ITEMS_WITHOUT_LIST`. */
  items: WorkItem[];
  /** Path of the console's page that counts the work beside its link: `/admin/messages`. */
  page: string;
  /** Path at which the work is done, such as a filtered list; null if there is none or the viewer's role may not open it. */
  action: string | null;
}

/**
 * GET /api/work-queue: open work that the viewer's role may do, the most severe first; kinds without work are absent.
 * Figures that depend on the clock may be a minute old.
 */
export type WorkQueue = WorkEntry[];

/** Returns how much work is due or overdue on the page with that path. */
export const dueOn = (queue: WorkQueue, page: string): number =>
  queue
    .filter((entry) => entry.page === page && entry.severity !== 'information')
    .reduce((sum, { count }) => sum + count, 0);
