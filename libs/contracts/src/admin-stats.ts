export interface Activity {
  id: string;
  /** English sentence, as the specification's `description`; the console composes its own from the other fields. */
  description: string;
  verb: string;
  noun: string;
  itemName: string | null;
  actorName: string | null;
  createdAt: string;
}

/** GET /api/admin/stats: counted, and only what the asker's permissions cover; a figure out of reach is absent. */
export interface AdminStats {
  materials: number;
  teamMembers: number;
  liveSessions: number;
  testimonials?: number;
  content?: number;
  users?: number;
  activeUsers?: number;
  recentActivities: Activity[];
}
