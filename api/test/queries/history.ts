/** Nouns with a trash by their paths, each with its table. */
const WITH_TRASH = {
  'admin/users': 'account',
  'contact-messages': 'contact_message',
  embeds: 'embed',
  'feed-sources': 'feed_source',
  redirects: 'redirect',
  'site-pages': 'site_page',
  'social-feeds': 'social_feed_item',
  'team-members': 'team_member',
  'team-resources': 'team_resource',
  testimonials: 'testimonial',
  'zoom-meetings': 'zoom_meeting',
};

/** Requests of the trash and the history of each noun. */
export const HISTORY_CALLS = Object.entries(WITH_TRASH).flatMap(([noun, table]) => [
  { route: `/api/${noun}/trash`, atMost: 6 },
  { route: `/api/${noun}/:id/history`, path: `/api/${noun}/{${table}}/history`, atMost: 6 },
]);
