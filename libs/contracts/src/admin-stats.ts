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

/** How many came in the last `STATS_DAYS` days, and how many in as many days before. */
export interface StatsChange {
  recent: number;
  previous: number;
}

/** The days of the dashboard's chart and of the periods that are compared. */
export const STATS_DAYS = 30;

/** A day of the chart, in the zone of the site; what is out of the asker's reach is absent. */
export interface StatsDay {
  /** `2026-11-22` */
  day: string;
  /** Downloads of the sales materials that the asker sees, those by share links among them. */
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

/** GET /api/admin/stats: counted, and only what the asker's permissions cover; a figure out of reach is absent. */
export interface AdminStats extends Partial<Record<StatsFigure, number>> {
  materials: number;
  teamMembers: number;
  teamResources: number;
  liveSessions: number;
  /** New ones of each figure, where a figure grows by new ones. */
  changes: Partial<Record<StatsFigure, StatsChange>>;
  /** The zone (IANA) that the days are of: that of the first live session, UTC without any. */
  zone: string;
  /** Oldest first, `STATS_DAYS` of them, today being the last. */
  days: StatsDay[];
  recentActivities: Activity[];
}
