import type { Permission } from './access.ts';
import type { AuditNoun, AuditVerb } from './audit.ts';

/** The nouns whose items show who has them open, with the permission that their form needs. */
export const PRESENCE_NOUNS = {
  'contact-messages': 'contact-messages.write',
  content: 'content.write',
  embeds: 'social-feeds.write',
  'feed-sources': 'social-feeds.write',
  'landing-content': 'landing-content.write',
  redirects: 'redirects.write',
  settings: 'settings.write',
  'site-pages': 'site-pages.write',
  'social-feeds': 'social-feeds.write',
  'team-members': 'team-members.write',
  'team-resources': 'team-resources.write',
  testimonials: 'testimonials.write',
  users: 'users.write',
  'zoom-meetings': 'zoom-meetings.write',
} as const satisfies Partial<Record<AuditNoun, Permission>>;

export type PresenceNoun = keyof typeof PRESENCE_NOUNS;

/** The id of the settings, which are a single document. */
export const SETTINGS_ID = 'site';

/** An account that has an item open. */
export interface PresentAccount {
  id: string;
  name: string;
}

/** The last change of an item. */
export interface LastChange {
  verb: AuditVerb;
  /** Null for the server itself. */
  changedBy: string | null;
  changedAt: string;
  /** The reader of the stream made the change. */
  isOwn: boolean;
}

/** Data of an event of GET /api/presence/:noun/:id. Site texts have the sections as ids, settings the id `SETTINGS_ID`. */
export interface Presence {
  /** The others who have the item open, by name; each once, in whatever number of tabs. */
  accounts: PresentAccount[];
  /** Null once the item is deleted. */
  version: number | null;
  /** Null if the audit log does not go back that far. */
  lastChange: LastChange | null;
}

/**
 * Names of the events before the end of a stream. After `renewed` its reader opens the next stream at once; after
 * `replaced` only once the window has the focus, since other windows of the browser have streams.
 */
export type PresenceEnd = 'renewed' | 'replaced';
