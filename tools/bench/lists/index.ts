import type { Table } from './fill-tables.ts';
import { AUDIT } from './audit.ts';
import { CONTACT_MESSAGES } from './contact-messages.ts';
import { CONTENT } from './content.ts';
import { LANDING_REVISIONS } from './landing-revisions.ts';
import { CHANNEL_CHANGES, MODULE_TOKENS, RELEASE_SETS, RELEASES } from './modules.ts';
import { BACKUPS, CLIENT_ERRORS, DELIVERIES } from './operations.ts';
import { EMBEDS, FEED_SOURCES, SOCIAL_FEEDS } from './social-feeds.ts';
import { TEAM_MEMBERS } from './team-members.ts';
import { TEAM_RESOURCES } from './team-resources.ts';
import { TESTIMONIALS } from './testimonials.ts';
import { USERS } from './users.ts';
import { ZOOM_MEETINGS } from './zoom-meetings.ts';

export { fillTables, ROWS } from './fill-tables.ts';
export { OTHER_TABLES } from './other-tables.ts';

export interface List extends Table {
  /** Role of the account that reads the list. */
  role: string;
  /** Path of the first page, as the console requests it. */
  first: string;
  /** Paths of the sorts, filters, searches and figures of the list. */
  paths: string[];
}

/** Lists of the console. */
export const LISTS: List[] = [
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
