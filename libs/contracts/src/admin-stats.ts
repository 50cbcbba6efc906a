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

/** New rows in the last `STATS_DAYS` days, and in as many days before. */
export interface StatsComparison {
  recent: number;
  previous: number;
}

/** Days in the dashboard's chart and in each of the two compared periods. */
export const STATS_DAYS = 30;

/** A day of the chart, in the time zone of the site; figures the user may not see are absent. */
export interface StatsDay {
  /** `2026-11-22` */
  day: string;
  /** Downloads of the sales materials that the user may see, including those by share links. */
  visits: number;
  joins?: number;
  messages?: number;
}

export type StatsFigure =
  | 'materials'
  | 'teamMembers'
  | 'teamResources'
  | 'liveSessions'
  | 'testimonials'
  | 'content'
  | 'users'
  | 'activeUsers';

/** GET /api/admin/stats: counts covered by the user's permissions; other figures are absent. */
export interface AdminStats extends Partial<Record<StatsFigure, number>> {
  materials: number;
  teamMembers: number;
  teamResources: number;
  liveSessions: number;
  /** New rows of each figure that grows by new rows. */
  changes: Partial<Record<StatsFigure, StatsComparison>>;
  /** IANA zone in which the days are counted: the zone of the first live session, UTC without any. */
  zone: string;
  /** Oldest first, `STATS_DAYS` entries; the last is today. */
  days: StatsDay[];
  recentActivities: Activity[];
}
