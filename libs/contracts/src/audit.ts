export const AUDIT_VERBS = [
  'created',
  'updated',
  'deleted',
  'activated',
  'deactivated',
  'logged-in',
  'published',
  'restored',
  'shared',
  'revoked',
  'invited',
  'reset',
  'registered',
  'moved',
  'answered',
  'exported',
  'changed-password',
  'ended-sessions',
  'secured',
  'unsecured',
  'cancelled',
  'refreshed',
  'downloaded',
  'uploaded',
  'tested',
  'retried',
  'failed',
  'rolled-back',
  'overrode',
  'withdrew',
  'refused-login',
  'locked-out',
  'refused-code',
  'used-link',
  'refused-link',
  'refused-access',
  'new-device',
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];

/** What happened to the doors of the site: entries of the noun `security`. Several of an hour and an account are one, with their count. */
export type SecurityVerb = Extract<
  AuditVerb,
  | 'refused-login'
  | 'locked-out'
  | 'refused-code'
  | 'used-link'
  | 'refused-link'
  | 'refused-access'
  | 'new-device'
>;

/** What there are entries of, spelled as in the address. */
export const AUDIT_NOUNS = [
  'api-keys',
  'audit',
  'backups',
  'client-errors',
  'contact-messages',
  'content',
  'deliveries',
  'embeds',
  'feed-sources',
  'landing-content',
  'landing-drafts',
  'meeting-dates',
  'module-tokens',
  'modules',
  'notifications',
  'security',
  'settings',
  'site-config',
  'social-feeds',
  'team-members',
  'team-resources',
  'testimonials',
  'users',
  'zoom-meetings',
] as const;
export type AuditNoun = (typeof AUDIT_NOUNS)[number];

/** Stands for the id of somebody where nobody was logged in: what the server did by itself. */
export const AUDIT_SERVER = 'server';

/** The fields that a change touched, as they were and as they became; secrets are left out. */
export interface AuditChanges {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Who did what to which item, when. Written in the transaction of the change itself. */
export interface AuditEntry {
  id: string;
  verb: AuditVerb;
  /** The noun, spelled as in the address: `testimonials`. */
  noun: string;
  itemId: string | null;
  /** What the item was called at the time. */
  itemName: string | null;
  actorId: string | null;
  actorName: string | null;
  changes: AuditChanges | null;
  createdAt: string;
}

/** A row of GET /api/audit/actors: whoever is in the log. */
export interface AuditActor {
  id: string;
  name: string;
}
