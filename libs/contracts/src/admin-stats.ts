export interface Activity {
  id: string;
  /** An English sentence; the console composes its own from the other fields. */
  description: string;
  verb: string;
  noun: string;
  itemName: string | null;
  actorName: string | null;
  createdAt: string;
}

/**
 * Choices for the number of days that the dashboard's figures cover; each figure is compared with the same number of
 * days before.
 */
export const STATS_RANGES = [7, 30, 90, 365] as const;
export type StatsRange = (typeof STATS_RANGES)[number];
export const DEFAULT_STATS_RANGE = 30 satisfies StatsRange;

/** A figure for the days of the range, and for as many days before. */
export interface StatsComparison {
  recent: number;
  previous: number;
}

/** A day of the chart, in the time zone of the site; figures the user may not see are absent. */
export interface StatsDay {
  /** `2026-11-22` */
  day: string;
  /** Downloads of the sales materials that the user may see, including those by share links. */
  visits: number;
  joins?: number;
  messages?: number;
}

export const ACTIVITIES = ['visits', 'joins', 'messages'] as const;
export type ActivityFigure = (typeof ACTIVITIES)[number];

export type StatsFigure =
  | 'materials'
  | 'teamMembers'
  | 'teamResources'
  | 'liveSessions'
  | 'testimonials'
  | 'content'
  | 'users'
  | 'activeUsers';

/** GET /api/admin/stats?days=30: counts covered by the user's permissions; other figures are absent. */
export interface AdminStats extends Partial<Record<StatsFigure, number>> {
  materials: number;
  teamMembers: number;
  teamResources: number;
  liveSessions: number;
  /** New rows of each figure that grows with new rows. */
  changes: Partial<Record<StatsFigure, StatsComparison>>;
  /** IANA zone in which the days are counted: the zone of the first live session, or UTC without live sessions. */
  zone: string;
  /** Oldest first, one entry for each day of the range; the last is today. */
  days: StatsDay[];
  /** Totals of the figures of `days`. */
  activity: Partial<Record<ActivityFigure, StatsComparison>>;
  recentActivities: Activity[];
}
