import { AUDIT } from './audit.mjs';
import { CONTACT_MESSAGES } from './contact-messages.mjs';
import { CONTENT } from './content.mjs';
import { LANDING_REVISIONS } from './landing-revisions.mjs';
import { CHANNEL_CHANGES, MODULE_TOKENS, RELEASE_SETS, RELEASES } from './modules.mjs';
import { BACKUPS, CLIENT_ERRORS, DELIVERIES } from './operations.mjs';
import { EMBEDS, FEED_SOURCES, SOCIAL_FEEDS } from './social-feeds.mjs';
import { TEAM_MEMBERS } from './team-members.mjs';
import { TEAM_RESOURCES } from './team-resources.mjs';
import { TESTIMONIALS } from './testimonials.mjs';
import { USERS } from './users.mjs';
import { ZOOM_MEETINGS } from './zoom-meetings.mjs';

export { fillTables, ROWS } from './fill-tables.mjs';
export { BOUNDED_TABLES, OTHER_TABLES } from './other-tables.mjs';

/**
 * Every list of the console: `fill` adds $1 rows to its table, `first` is the address of the first page as the console asks for it,
 * `paths` are what people do with the list: its sorts, filters, searches and figures.
 */
export const LISTS = [
  USERS,
  CONTENT,
  TESTIMONIALS,
  CONTACT_MESSAGES,
  TEAM_MEMBERS,
  TEAM_RESOURCES,
  FEED_SOURCES,
  SOCIAL_FEEDS,
  EMBEDS,
  ZOOM_MEETINGS,
  LANDING_REVISIONS,
  RELEASES,
  RELEASE_SETS,
  CHANNEL_CHANGES,
  MODULE_TOKENS,
  AUDIT,
  DELIVERIES,
  CLIENT_ERRORS,
  BACKUPS,
];
