import type { AdminStats } from '@vitral/sdk/contracts/admin-stats';

const now = new Date().toISOString();
/** Response of GET /api/admin/stats to a user. */
export const stats: AdminStats = {
  materials: 9,
  teamMembers: 14,
  teamResources: 4,
  liveSessions: 6,
  changes: { liveSessions: { recent: 2, previous: 5 }, materials: { recent: 1, previous: 1 } },
  zone: 'America/Mexico_City',
  days: [
    { day: '2026-11-21', visits: 0 },
    { day: '2026-11-22', visits: 3 },
  ],
  activity: { visits: { recent: 3, previous: 4 } },
  recentActivities: [
    {
      id: '1',
      description: 'Mateo Rivas created "Ana" (testimonials)',
      verb: 'created',
      noun: 'testimonials',
      itemName: 'Ana',
      actorName: 'Mateo Rivas',
      createdAt: now,
    },
    {
      id: '2',
      description: 'Adriana Salazar updated "site_language" (site-config)',
      verb: 'updated',
      noun: 'site-config',
      itemName: 'site_language',
      actorName: 'Adriana Salazar',
      createdAt: now,
    },
  ],
};
/** Response of GET /api/admin/stats to an admin. */
export const adminStats: AdminStats = {
  ...stats,
  users: 3,
  content: 21,
  testimonials: 1200,
  changes: { ...stats.changes, users: { recent: 1203, previous: 200 } },
  days: stats.days.map((day) => ({ ...day, joins: 4, messages: 1 })),
  activity: {
    ...stats.activity,
    joins: { recent: 8, previous: 8 },
    messages: { recent: 2, previous: 0 },
  },
};
