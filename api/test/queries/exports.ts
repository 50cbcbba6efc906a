/** Exports of lists: each reads its rows, and writes an audit entry in a transaction. */
const EXPORTED = [
  'admin/users',
  'audit',
  'client-errors',
  'contact-messages',
  'content',
  'deliveries',
  'embeds',
  'feed-sources',
  'redirects',
  'security-events',
  'share-links',
  'site-pages/editor',
  'social-feeds',
  'team-members',
  'team-resources',
  'testimonials',
  'testimonials/consents',
  'zoom-meetings',
];

export const EXPORTS = [
  ...EXPORTED.map((list) => ({ route: `/api/${list}/export`, atMost: 11 })),
  {
    route: '/api/meeting-registrations/export',
    path: '/api/meeting-registrations/export?meeting={zoom_meeting}',
    atMost: 9,
  },
];
